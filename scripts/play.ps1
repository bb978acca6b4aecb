# Sets up .venv and opens a table: you and three bots, in a window, with a voice.
# Options are those of `companion play`; a command runs that command instead:
#   .\scripts\play.ps1 --seats 5
#   .\scripts\play.ps1 judge --explain examples\five-players.jsonl
# Where scripts may not be run: powershell -ExecutionPolicy Bypass -File scripts\play.ps1

function Find-Python {
    $candidates = @()
    if ($env:PYTHON) { $candidates += , @($env:PYTHON) }
    foreach ($version in '3.14', '3.13', '3.12', '3.11') { $candidates += , @('py', "-$version") }
    $candidates += , @('python3')
    $candidates += , @('python')
    foreach ($candidate in $candidates) {
        if (-not (Get-Command $candidate[0] -ErrorAction SilentlyContinue)) { continue }
        $options = @($candidate | Select-Object -Skip 1)
        & $candidate[0] @options -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 14))' 2>&1 | Out-Null
        if ($LASTEXITCODE -eq 0) { return , $candidate }
    }
    return $null
}

function Initialize-Venv {
    $wanted = "$PWD " + (Get-FileHash -Algorithm SHA256 -LiteralPath 'pyproject.toml').Hash
    $stamp = Join-Path '.venv' '.companion-run'
    if ((Test-Path $stamp) -and ((Get-Content -Raw $stamp).Trim() -eq $wanted)) { return $true }
    if (-not (Test-Path $python)) {
        $found = Find-Python
        if ($null -eq $found) {
            Write-Host 'Companion needs Python 3.11 to 3.14 and found none. Install one from https://www.python.org/downloads/, or name it: $env:PYTHON = "C:\path\to\python.exe"'
            return $false
        }
        $options = @($found | Select-Object -Skip 1)
        & $found[0] @options -m venv .venv | Out-Null
        if ($LASTEXITCODE -ne 0) {
            Write-Host "'$found -m venv .venv' failed; is that Python whole? Name another: `$env:PYTHON"
            return $false
        }
    }
    Write-Host 'Setting up .venv ...'
    & $python -m pip install --quiet --disable-pip-version-check -e . *> (Join-Path '.venv' 'pip.log')
    if ($LASTEXITCODE -ne 0) {
        Get-Content (Join-Path '.venv' 'pip.log') -Tail 5 | Write-Host
        Write-Host 'pip could not install what Companion needs (whole log: .venv\pip.log). Is there a network? Run this again to retry.'
        return $false
    }
    Set-Content -LiteralPath $stamp -Value $wanted
    return $true
}

$words = @($args)
if ($words.Count -eq 0 -or ("$($words[0])".StartsWith('-') -and $words[0] -ne '--version')) {
    $words = @('play') + $words
}
$here = ($PSVersionTable.PSEdition -ne 'Core') -or $IsWindows
$python = if ($here) { Join-Path '.venv' 'Scripts\python.exe' } else { Join-Path '.venv' 'bin/python' }
Push-Location -LiteralPath (Join-Path $PSScriptRoot '..')
try {
    if (-not (Initialize-Venv)) { exit 1 }
    & $python -m companion @words
    exit $LASTEXITCODE
}
finally {
    Pop-Location
}
