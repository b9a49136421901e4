import type { RenderedPage } from './render-page.tsx'

type Finding = RenderedPage['findings'][number]

/** Something that is missing is the owner's to add; anything else is a fault. */
export function levelOf({ kind }: Finding): 'info' | 'warn' | 'error' {
  if (kind === 'threw') return 'error'
  return kind === 'untranslated' || kind === 'missing-image' ? 'info' : 'warn'
}

/** What the log may know of a finding: never the values of a page. */
export function aboutFinding(finding: Finding): object {
  if (finding.kind === 'threw')
    return { finding: finding.kind, component: finding.component, type: finding.type, err: finding.error }
  return {
    finding: finding.kind,
    component: finding.component.id,
    type: finding.component.type,
    ...('paths' in finding && { paths: finding.paths }),
  }
}
