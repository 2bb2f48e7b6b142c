#!/bin/sh
exec "$WORKERD" "$@" > /dev/null
