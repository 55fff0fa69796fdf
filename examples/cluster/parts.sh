# parts.sh: what up, down and promote share. CLUSTER is the folder (a new one below /var/tmp unless it is set), PORT the proxy's port; the servers
# have the three after it.
cluster=${CLUSTER:-/var/tmp/dizaine-cluster-$(id -u)}
port=${PORT:-8010}
here=$(cd "$(dirname "$0")" && pwd)
program=${DIZAINE:-$here/../../build/dizaine}
[ -x "$program" ] || program=$(command -v dizaine || true)
sockets=$cluster/sockets

say() { echo "cluster: $*"; }
fail() {
    echo "cluster: $*" >&2
    exit 2
}

# PostgreSQL refuses to be run by root.
as_owner() {
    if [ "$(id -u)" = 0 ]; then (cd / && exec setpriv --reuid=nobody --regid=nogroup --clear-groups "$@"); else "$@"; fi
}
tools=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1 || true)
pg() { # tool, arguments
    as_owner "$tools/$@"
}
sql() { # a or b, a statement
    "$tools/psql" -X -q -A -t -v ON_ERROR_STOP=1 -h "$sockets/$1" -U dizaine -d postgres -c "$2"
}

find_haproxy() {
    haproxy=$(PATH=$PATH:/usr/sbin command -v haproxy || true)
    unpacked=$here/../../build/proxies/usr # where tools/install puts it for the tests
    if [ -z "$haproxy" ] && [ -x "$unpacked/sbin/haproxy" ]; then
        haproxy=$unpacked/sbin/haproxy
        LD_LIBRARY_PATH=$(ls -d "$unpacked"/lib/*-linux-* | tr '\n' ':')
        export LD_LIBRARY_PATH
    fi
}

# Whether the process whose number stands in a file is there, and is that program.
runs() { # file, word of its command line
    [ -s "$1" ] && tr '\0' ' ' 2>/dev/null <"/proc/$(head -1 "$1")/cmdline" | grep -q -- "$2"
}

# Whether a process has not ended, be it that it has not yet become its program.
alive() { # pid
    case $(sed -n 's/^State:[[:space:]]*//p' "/proc/$1/status" 2>/dev/null) in '' | Z* | X*) return 1 ;; esac
}

end() { # file, word of its command line, signal
    runs "$1" "$2" || return 0
    pid=$(head -1 "$1")
    kill -"$3" "$pid"
    while alive "$pid"; do sleep 0.05; done
    rm -f "$1"
}

primary() { # prints a or b
    for side in a b; do [ "$(sql $side 'select pg_is_in_recovery()' 2>/dev/null)" = f ] && echo $side && return; done
    return 0
}

# The other one as a new copy of the primary, which from then on waits for it at every commit.
make_standby() { # primary, standby
    rm -rf "$cluster/$2"
    pg pg_basebackup -h "$sockets/$1" -U dizaine -D "$cluster/$2" -R -X stream --checkpoint=fast --no-sync
    # primary_conninfo names it, and the primary knows it by this name.
    as_owner sh -c "echo \"primary_conninfo = 'host=$sockets/$1 user=dizaine application_name=$2'\" >>'$cluster/$2/postgresql.auto.conf'
        echo \"unix_socket_directories = '$sockets/$2'\" >>'$cluster/$2/postgresql.conf'"
    start_database "$2"
    sql "$1" "alter system set synchronous_standby_names = '$2'"
    sql "$1" "select pg_reload_conf()" >/dev/null
    # Who commits asks the checkpointer's word for it, which comes a little later than what is shown.
    until sql "$1" "show synchronous_standby_names" | grep -qx "$2"; do sleep 0.1; done
    sql "$1" checkpoint
    until [ "$(sql "$1" "select sync_state from pg_stat_replication where application_name = '$2'")" = sync ]; do sleep 0.1; done
}

start_database() {
    pg pg_ctl -D "$cluster/$1" -l "$cluster/$1.log" -w -t 60 start >/dev/null || fail "PostgreSQL does not start: see $cluster/$1.log"
}
