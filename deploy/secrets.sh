#!/bin/sh
# Creates the secrets of compose.yaml in deploy/secrets/, unless they exist.
set -eu
umask 077
folder=$(dirname "$0")/secrets
mkdir "$folder" || { echo "$folder exists; delete it to create other secrets"; exit 1; }
random() { od -An -tx1 -N24 /dev/urandom | tr -d " \n"; }
random > "$folder/database-password"
printf 'postgres://callboard:%s@database:5432/callboard' "$(cat "$folder/database-password")" > "$folder/database-url"
random > "$folder/s3-key-id"
random > "$folder/s3-key"
printf '{"identities":[{"name":"callboard","credentials":[{"accessKey":"%s","secretKey":"%s"}],"actions":["Admin","Read","Write","List"]}]}' \
  "$(cat "$folder/s3-key-id")" "$(cat "$folder/s3-key")" > "$folder/s3-config"
# Containers read them as another user; the folder stays closed to others on this machine.
chmod 0444 "$folder"/*
echo "created $folder"
