import { fingerprint } from '../values/fingerprint.ts'
import type { Finding } from './finding.ts'

/**
 * Names what a finding says and where, in 16 hex digits: the same as long as it says the same there, whatever else is
 * found. So that who accepts a warning accepts that one.
 */
export const findingId = ({
  key,
  page,
  part,
  menu,
  theme,
  content,
  component,
  path,
  language,
  params,
}: Finding): string =>
  fingerprint(
    [key, page, part, menu, theme, content?.kind, content?.id, component, path, language, { ...params }].map(
      (one) => one ?? '',
    ),
  )

/** Whether somebody accepted a warning: it itself, or the same one when it was still one of all languages. */
export function isAccepted(accepted: ReadonlySet<string>, finding: Finding): boolean {
  if (accepted.has(findingId(finding))) return true
  const { language, ...everywhere } = finding
  return language !== undefined && accepted.has(findingId(everywhere))
}
