/** What a scenario showed. */
export interface ScenarioResult {
  /** The number of the criterion in the reliability document, or a name. */
  readonly criterion: string
  readonly what: string
  readonly runs: number
  readonly passed: boolean
  /** Whether it was as fast as it must be; a machine that is busy with other things may be slower. */
  readonly timely: boolean
  readonly figures: string
}

/** A scenario, with how often it is run in short and in long. */
export interface Scenario {
  readonly name: string
  readonly short: number
  readonly long: number
  /** What it needs beside this machine; it is skipped without. */
  readonly needs?: 'postgres' | 'mounts' | 'build' | 'machines'
  run(runs: number): Promise<readonly ScenarioResult[]>
}

/** All must hold, and all in time; what does not is named. */
export function judged(
  about: Pick<ScenarioResult, 'criterion' | 'what' | 'runs'>,
  checks: Readonly<Record<string, boolean>>,
  figures: string,
  inTime: Readonly<Record<string, boolean>> = {},
): ScenarioResult {
  const missed = (all: Readonly<Record<string, boolean>>) =>
    Object.entries(all).flatMap(([name, holds]) => (holds ? [] : [name]))
  const [failed, late] = [missed(checks), missed(inTime)]
  const not = [...failed, ...late].length === 0 ? '' : `NOT: ${[...failed, ...late].join(', ')} · `
  return { ...about, passed: failed.length === 0, timely: late.length === 0, figures: `${not}${figures}` }
}

/** The value below which a part of all values lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

export const ms = (value: number): string => `${Math.round(value)} ms`
export const largest = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), 0)

export function row({ criterion, what, runs, passed, timely, figures }: ScenarioResult): string {
  return `| ${criterion} | ${what} | ${runs} | ${!passed ? 'FAIL' : timely ? 'pass' : 'SLOW'} | ${figures} |`
}
