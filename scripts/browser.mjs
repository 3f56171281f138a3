// A browser for the tests: one that is there, or else one that can be got.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { packageCommand, projectEnvironment, projectNode, run } from './machine.mjs'

const INSTALLED = {
  // The one without windows does the same for two thirds of the computing.
  linux: [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/microsoft-edge',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((name) => [
    join(process.env[name] ?? '', 'Google/Chrome/Application/chrome.exe'),
    join(process.env[name] ?? '', 'Microsoft/Edge/Application/msedge.exe'),
  ]),
}

function findBrowser() {
  return (
    [process.env.CHROMIUM, ...(INSTALLED[process.platform] ?? [])].find((path) => path && existsSync(path)) ??
    null
  )
}

/** The environment in which Playwright finds its browser, or null when there is none to be had. */
export async function browserEnvironment() {
  const found = findBrowser()
  if (found) return projectEnvironment({ CHROMIUM: found })

  console.log('Geen browser gevonden; Chromium wordt geïnstalleerd ...')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const quietly = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, quiet: true }
    await run({ file: 'apt-get', args: ['update'] }, quietly)
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await run({ file: 'apt-get', args: ['install', '--yes', '--no-install-recommends', name] }, quietly)
      const fromDebian = findBrowser()
      if (fromDebian) return projectEnvironment({ CHROMIUM: fromDebian })
    }
  }
  const args = [packageCommand('@playwright/test', 'playwright'), 'install', 'chromium-headless-shell']
  const { code } = await run({ file: projectNode(), args }, { env: projectEnvironment(), quiet: true })
  return code === 0 ? projectEnvironment() : null
}
