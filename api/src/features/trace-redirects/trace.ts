import type { Answer, RedirectRule, testRedirect } from '@vitrine/schemas'
import { type OwnAddresses, pathWithin } from '../redirects/targets.ts'
import type { AddressRules } from './address-rules.ts'

type Trace = Answer<typeof testRedirect>
type Step = Trace['steps'][number]

interface Traced {
  readonly addresses: AddressRules
  /** The rules of the owner, each with where a visitor is led in one step. */
  readonly rules: readonly RedirectRule[]
  readonly own: OwnAddresses
  /** Whether something published stands at a path that nothing leads away from. */
  readonly isThere: (path: string, isKnown: boolean) => Promise<boolean>
}

/** Whether the build leads from a target back to the path: then the owner's rule of the path is passed over. */
function leadsBack(path: string, target: string, { addresses, own }: Traced): boolean {
  const seen = new Set<string>()
  for (let at: string | undefined = addresses.read(target).path; at !== undefined && !seen.has(at); ) {
    if (at === path) return true
    seen.add(at)
    const found = addresses.redirectOf(at)
    const within = found && pathWithin(found.to, own)
    at = within === undefined ? undefined : addresses.read(within).path
  }
  return false
}

/** The next step from a path, as a visit takes it: the build comes before the owner. */
function nextStep(path: string, traced: Traced): Step | undefined {
  const ofBuild = traced.addresses.redirectOf(path)
  if (ofBuild) return { from: path, ...ofBuild, rule: 'build' }
  const rule = traced.rules.find(({ from }) => from === path)
  if (!rule) return undefined
  const within = pathWithin(rule.to, traced.own)
  if (within !== undefined && leadsBack(path, within, traced)) return undefined
  return { from: path, to: rule.to, status: rule.status, rule: 'owner' }
}

/** Where a visitor of a path is led, step by step. Nothing is visited. */
export async function traceRedirects(start: string, traced: Traced): Promise<Trace> {
  const { addresses, own, isThere } = traced
  const steps: Step[] = []
  const seen = new Set<string>()
  for (let at = start; ; ) {
    const { path, isKnown, canonical } = addresses.read(at)
    if (seen.has(path)) return { steps, end: { path, isAway: false, isCircle: true } }
    seen.add(path)
    const step = nextStep(path, traced)
    if (!step) {
      const isFound = await isThere(path, isKnown)
      // What is not there is not moved: another spelling of it is a 404, too.
      if (isFound && canonical !== undefined && canonical !== at)
        steps.push({ from: at, to: canonical, status: 301, rule: 'address' })
      return { steps, end: { path, status: isFound ? 200 : 404, isAway: false, isCircle: false } }
    }
    steps.push(step)
    const within = pathWithin(step.to, own)
    if (within === undefined) return { steps, end: { path: step.to, isAway: true, isCircle: false } }
    at = within
  }
}
