/** Runs its arguments as a child, hands signals on, and reaps orphaned processes, as every shell does. */
const INIT = `
"$@" & child=$!
trap 'kill -TERM "$child"' TERM INT
while :; do
  wait "$child"; code=$?
  kill -0 "$child" 2>/dev/null || exit "$code"
done`

/**
 * The first process of a container inherits every orphan, and Node reaps none: processes of a database
 * server that was killed would stay as zombies. So a shell takes that place, and this program starts below it.
 */
export function leaveInitDuty(): void {
  if (process.pid !== 1 || !process.execve) return
  const again = [process.execPath, ...process.execArgv, ...process.argv.slice(1)]
  process.execve('/bin/sh', ['sh', '-c', INIT, 'sh', ...again])
}
