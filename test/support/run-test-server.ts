// A throw-away PostgreSQL for one test run: prints its address, and stops when its standard input closes. A process of
// its own, because the test runner's way of loading modules cannot find the programs.
import { startTestPostgres } from '#server/db/embedded.ts'

const server = await startTestPostgres()
process.stdout.write(`${server.url}\n`)
process.stdin.resume()
process.stdin.once('end', () => {
  void server.stop().then(() => process.exit(0))
})
