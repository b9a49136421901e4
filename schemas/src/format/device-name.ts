/** Names that browsers call themselves by, the particular ones first: most of them name others too. */
const browsers = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const
const systems = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\b(?:Macintosh|Mac OS X)\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const

const nameIn = (names: typeof browsers | typeof systems, device: string): string | undefined =>
  names.find(([sign]) => sign.test(device))?.[1]

/** A browser and what it runs on, as people know them: `Firefox, Windows`; nothing for what is not known. */
export function deviceName(device: string): string | undefined {
  const known = [nameIn(browsers, device), nameIn(systems, device)].filter((name) => name !== undefined)
  return known.length === 0 ? undefined : known.join(', ')
}
