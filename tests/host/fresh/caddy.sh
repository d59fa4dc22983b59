#: A new host / verify
#: A new host / caddy
# Without a public name, certificates are Caddy's own; without systemd, somebody starts it.
sed -i '0,/^{/s//{\n\tlocal_certs\n\tskip_install_trust/' /etc/caddy/Caddyfile
caddy start --config /dev/null
su - yttra-docs -c 'bash -e' <<'COMMANDS'
switch ~/yttra-docs-*.tar.gz || { sleep 3; switch ~/yttra-docs-*.tar.gz; }
COMMANDS
bring_later
su - yttra-docs -c 'bash -e' <<'COMMANDS'
#: Publish, roll back / publish
COMMANDS
. /etc/yttra-docs.conf

mark served
ask / /report/intro /no-such-page
curl -sS --insecure --resolve "$DOCS_SITE:443:127.0.0.1" "https://$DOCS_SITE/version.json"
