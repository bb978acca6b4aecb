# Makes the virtual Pi's kernel and first file system in a folder: build.sh FOLDER KERNEL-RELEASE
set -euo pipefail
folder=$1 release=$2
rm -rf "$folder"
mkdir -p "$folder/packages" "$folder/modules"
cd "$folder/packages"
version=${release%%-*}
series=${version%.*}
apt-get download "linux-image-$release" "linux-source-$series"

# The kernel, without installing it.
dpkg -x linux-image-*.deb "$folder/image"
cp "$folder/image/boot/vmlinuz-$release" "$folder/vmlinuz"
depmod -b "$folder/image" "$release"

# Two files of its source. A module needs a licence tag, and may not look into interrupt
# descriptors: the public entry for a simulated interrupt does the same here.
cd "$folder/modules"
dpkg-deb --fsys-tarfile "$folder"/packages/linux-source-*.deb |
    tar -xO "./usr/src/linux-source-$series.tar.xz" |
    tar -xJ --strip-components=1 --wildcards '*/drivers/gpio/gpio-sim.c' '*/drivers/gpio/gpiolib.h' '*/kernel/irq/irq_sim.c'
mv drivers/gpio/* kernel/irq/* .
sed -i 's/handle_simple_irq(irq_to_desc(\(.*\)));/generic_handle_irq(\1);/' irq_sim.c
printf '#include <linux/module.h>\nMODULE_LICENSE("GPL");\n' >>irq_sim.c
echo 'obj-m := irq_sim.o gpio-sim.o' >Makefile
make -s -C "/usr/src/linux-headers-$release" M="$PWD" modules

# The first file system: busybox, and the modules in the order of their needs. scripts/vpi adds init.
first=$folder/first
mkdir -p "$first"/{bin,modules,proc,sys,dev,host,out,work,project}
cp "$(command -v busybox)" "$first/bin/busybox"
wanted="virtio_pci virtio_console 9pnet_virtio 9p configfs i2c-dev i2c-stub snd-aloop evdev uinput vivid"
for name in $wanted; do
    modprobe -S "$release" -d "$folder/image" --show-depends "$name" | awk '/^insmod/ {print $2}'
done | awk '!seen[$0]++' >"$folder/needed"
while read -r file; do
    cp "$file" "$first/modules/"
    basename "$file"
done <"$folder/needed" >"$first/modules/order"
cp irq_sim.ko gpio-sim.ko "$first/modules/"
printf 'irq_sim.ko\ngpio-sim.ko\n' >>"$first/modules/order"
(cd "$first" && find . | cpio -o -H newc --quiet | gzip -1) >"$folder/initrd.gz"
rm -rf "$folder/packages" "$folder/image" "$folder/modules" "$folder/needed" "$first"
