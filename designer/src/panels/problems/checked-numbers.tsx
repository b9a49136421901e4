import { useTranslation } from 'react-i18next'
import type { DraftChecks } from './draft-checks.ts'

type Checked = { readonly [K in 'found' | 'failure']: DraftChecks[K] | undefined }

/** How much the checks found, in the same words wherever it is shown. */
export function CheckedNumbers({ found, failure }: Checked) {
  const { t } = useTranslation('designer')
  if (failure !== undefined) return failure
  if (!found) return t('releases.checking')
  const { errors, warnings } = found
  return errors + warnings === 0 ? t('workbench.nothingFound') : t('releases.found', { errors, warnings })
}
