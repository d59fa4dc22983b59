#: A new host / verify
#: A new host /

mark again
echo "# of this host" >> /etc/yttra-docs.conf
echo "# of another release" >> /usr/local/bin/probe
cd /tmp
docs-host set-up ~/"$FIRST"
cd

mark old
# As a host was set up when nginx still read the account's own folder.
site=/etc/nginx/sites-available/yttra-docs
sed -i 's|include /etc/yttra-docs/nginx/current/serve|include /srv/yttra-docs/current/nginx/serve|' $site
nginx -s reload
sleep 1
docs-host set-up ~/"$FIRST" || probe || true
sed -i 's|include /srv/yttra-docs/current/nginx/|include /etc/yttra-docs/nginx/current/|' $site
nginx -s reload

mark challenge
mkdir -p /var/www/acme/.well-known/acme-challenge
echo token > /var/www/acme/.well-known/acme-challenge/t
curl -sS -H "Host: $DOCS_SITE" http://127.0.0.1/.well-known/acme-challenge/t

mark publish
bring_later
su - yttra-docs -c 'bash -e' <<'COMMANDS'
#: Publish, roll back / publish
COMMANDS

mark open
ask /internal /report/intro
mark internal
#: Close `internal` / internal
sleep 1
mark closed
ask /internal /en/internal /report/intro /no-such-page /report/ /search
ask -u 'reader:a long password' /internal

mark watch
#: Watch / watch
mark probe
#: Watch / probe
su -s /bin/sh www-data -c probe || true

mark rotate
logrotate --force /etc/logrotate.d/nginx
sleep 1
ask /api/about
sleep 1
grep . /var/log/nginx/yttra-docs.log /var/log/nginx/yttra-docs.log.1

mark limits
nft list table inet yttra_docs
grep -h 'open files' /proc/[0-9]*/limits
ls -ld /var/log/yttra-docs

mark restart
service nginx stop
sleep 1
service nginx start
ask --retry 5 --retry-connrefused /en/report/intro

mark boot
# The power went while a switch had just begun; then the machine starts.
ln -sfn "releases/$FIRST_ID" /srv/yttra-docs/current
service nginx stop
service cron stop || true
rm -f /run/crond.reboot
service cron start
ask --retry 60 --retry-delay 1 --retry-connrefused /en/report/intro
sleep 1
switch --status

mark attack
# What somebody who holds the account would do to become root, or to have root's nginx write a file.
su - yttra-docs -c 'bash -e' <<'COMMANDS'
cd
echo 'access_log /root/taken;' | tee -a /srv/yttra-docs/current/nginx/server.conf /srv/yttra-docs/current/nginx/http.conf > /dev/null
sudo -n /usr/sbin/nginx -s reload
mkdir own forged
ssh-keygen -q -t ed25519 -N '' -f own/id
printf 'yttra-docs %s\n' "$(cat own/id.pub)" > own/signers
printf 'DOCS_ETC=%s/own\n' "$PWD" > own/conf
tar -xzf yttra-docs-*.tar.gz -C forged key nginx
echo 'access_log /root/taken;' >> forged/nginx/server.conf
tar -czf forged.tar.gz -C forged key nginx
ssh-keygen -q -Y sign -f own/id -n yttra-docs-release forged.tar.gz
install='/usr/local/sbin/docs-host install "$(cat forged.tar.gz.sig)" < forged.tar.gz'
for command in \
  "sudo -n $install" \
  "DOCS_CONF=own/conf sudo -n $install" \
  "sudo -n DOCS_CONF=own/conf $install" \
  "sudo -n env DOCS_CONF=own/conf $install" \
  'sudo -n /usr/local/sbin/docs-host use ../../../home/yttra-docs/forged/nginx' \
  'sudo -n /usr/local/sbin/docs-host set-up forged.tar.gz' \
  'sudo -n /usr/sbin/nginx -t -q -c /srv/yttra-docs/current/nginx/server.conf' \
  'switch forged.tar.gz'
do
  if eval "$command"; then echo "Done, and should not be: $command"; fi
done
COMMANDS
sleep 1
ask /report/intro
ls /root /etc/yttra-docs /etc/yttra-docs/nginx

mark keep
mkdir -p /home/yttra-docs/.ssh
echo ssh-ed25519 of-the-machine-that-releases > /home/yttra-docs/.ssh/authorized_keys
chown -R yttra-docs: /home/yttra-docs/.ssh
chmod -R go= /home/yttra-docs/.ssh
install -m 750 -g yttra-docs /bin/true /usr/local/bin/purge-docs
#: When the host is lost / keep
sha256sum /etc/nginx/tls/fullchain.pem

mark addresses
cat /var/log/nginx/* /var/log/*.log | grep -a -F 127.0.0.1 || echo none
