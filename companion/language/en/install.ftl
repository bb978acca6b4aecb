# The steps of `companion install`: each follows on a command, in brackets.

## plan

install-systemd-does-not-run-here = systemd does not run here; it is done at the next start
install-make-user-companion = make the user companion
install-make-folder = make its folder
install-make-starts-quick = make its starts quick
install-tell-udev = tell udev of it
install-name-there-now = name what is there now
install-tell-systemd = tell systemd of it
install-start-power-switch = start with the power switch
install-service-cannot-see-into-homes = { $name }: the service cannot see into homes; put it beside the profile
install-lies-outside-profiles-folder-put = { $name }: lies outside the profile's folder; put it beside the profile
install-stop-service = stop the service
install-take-files-away = take the files away
