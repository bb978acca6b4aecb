"""What every answer says to the browser: nothing from elsewhere, nothing inline, no frames."""

_FIXED = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cache-Control": "no-store",
}


def protecting(host: str | None) -> dict[str, str]:
    """Return the headers; `host` has been checked, and some browsers need it named for ws."""
    sockets = f" ws://{host}" if host else ""
    policy = (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        f"connect-src 'self'{sockets}",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
    )
    return {"Content-Security-Policy": "; ".join(policy), **_FIXED}
