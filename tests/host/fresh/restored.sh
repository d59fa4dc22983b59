# Accounts of this machine have taken the numbers of before.
useradd --system other
#: When the host is lost / restore
#: A new host / verify
#: A new host /

mark restored
sha256sum /etc/nginx/tls/fullchain.pem
ask /internal /report/intro

mark files
ls -l /usr/local/bin/purge-docs
su - yttra-docs -c 'ls -l .ssh/authorized_keys'
