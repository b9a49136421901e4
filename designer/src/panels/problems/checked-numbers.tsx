import { useParts } from '../../context/designer-context.ts'
import type { DraftChecks } from './draft-checks.ts'

type Checked = { readonly [K in 'found' | 'failure']: DraftChecks[K] | undefined }

/** How much the checks found, in the same words wherever it is shown. */
export function CheckedNumbers({ found, failure }: Checked) {
  const { say } = useParts()
  if (failure !== undefined) return failure
  if (!found) return say('releases.checking')
  const { errors, warnings } = found
  return errors + warnings === 0 ? say('workbench.nothingFound') : say('releases.found', { errors, warnings })
}
