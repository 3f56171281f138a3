import type { FullResult, Reporter, Suite } from '@playwright/test/reporter'

/** So many tests may pass in their second try only; more of them are a fault of the shop or of its tests. */
const MOST_FLAKY = 3

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Names the tests that passed in their second try only, and fails a run that has too many of them. */
export default class FlakyReporter implements Reporter {
  private suite: Suite | null = null

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    const flaky = (this.suite?.allTests() ?? []).filter((test) => test.outcome() === 'flaky')
    for (const test of flaky) say(`FLAKY: ${test.titlePath().filter(Boolean).join(' › ')}`)
    const hasTooMany = flaky.length > MOST_FLAKY
    if (hasTooMany) say(`${flaky.length} flaky tests, where ${MOST_FLAKY} are allowed`)
    return { status: hasTooMany ? 'failed' : status }
  }
}
