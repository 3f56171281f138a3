/** The first that a browser names itself after: later ones claim to be those before, too. */
const BROWSERS = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const
const SYSTEMS = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
] as const

type Names = readonly (readonly [pattern: RegExp, name: string])[]
const firstOf = (names: Names, text: string) => names.find(([pattern]) => pattern.test(text))?.[1]

/** A browser as people call it, by what it says of itself: that is a hint, and proves nothing. */
export function browserName(userAgent: string): string {
  const [browser, system] = [firstOf(BROWSERS, userAgent), firstOf(SYSTEMS, userAgent)]
  if (!browser) return system ? `Onbekende browser op ${system}` : 'Onbekende browser'
  return system ? `${browser} op ${system}` : browser
}
