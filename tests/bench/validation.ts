import { specOf } from '@vitrine/model'
import { checkOf, type Json, languageMapOf, storedOf } from '@vitrine/schemas'
import { sectionSpecs } from '@vitrine/sections/specs'
import { quantile } from '../chaos/results.ts'

const ROUNDS = 400
const checks = new Map(
  sectionSpecs.map(({ type, props }) => [type, { base: checkOf(storedOf(props)), map: checkOf(languageMapOf(props)) }]),
)
const languages = ['zh', 'de', 'es', 'ar', 'fr', 'ja', 'pl', 'tr', 'vi', 'it', 'pt', 'ru', 'ko', 'nl', 'th', 'id', 'hi']

/** A page of many sections, each with a preset of its own type and a text in some languages. */
function pageOf(count: number): Readonly<Record<string, { type: string; props: Json; maps: Record<string, Json> }>> {
  const presets = sectionSpecs.flatMap(({ type, presets: own }) => own.map(({ props }) => ({ type, props })))
  const sections = Array.from({ length: count }, (_, at) => {
    const { type, props } = presets[at % presets.length] as { type: string; props: Json }
    const texts = Object.entries(props as object).filter(([, value]) => typeof value === 'string')
    const schema = specOf(sectionSpecs, type)?.props.properties ?? {}
    const translated = texts.filter(([name]) => (schema[name] as { translatable?: boolean })?.translatable)
    const maps = Object.fromEntries(languages.map((language) => [language, Object.fromEntries(translated) as Json]))
    return [`section${at}`, { type, props, maps }]
  })
  return Object.fromEntries(sections)
}

/** The checks of a page's stored settings beside the parsing of its JSON, in turns. */
export function benchValidation(): void {
  const page = pageOf(200)
  const json = JSON.stringify(page)
  const parse = () => JSON.parse(json) as typeof page
  const check = (parsed: typeof page): number => {
    let problems = 0
    // Walked as the service walks them: without lists of values, which would take longer than the checks.
    for (const id in parsed) {
      const { type, props, maps } = parsed[id] as (typeof parsed)[string]
      const known = checks.get(type)
      if (!known) throw new Error(type)
      const { base, map } = known
      problems += base(props).length
      for (const language in maps) problems += map(maps[language]).length
    }
    return problems
  }
  const found = check(parse())
  const [parsing, checking, ratios]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    const parsed = parse()
    const middle = performance.now()
    check(parsed)
    const end = performance.now()
    if (round < ROUNDS / 4) continue
    parsing.push(middle - start)
    checking.push(end - middle)
    ratios.push((end - middle) / (middle - start))
  }
  const [a, b, ratio] = [parsing, checking, ratios].map((values) => quantile(values, 0.5).toFixed(2))
  console.log(
    `\nA page of 200 sections, ${(json.length / 1024).toFixed(0)} KiB, ${found} problems: JSON.parse ${a} ms, check ${b} ms, ratio ${ratio}`,
  )
}
