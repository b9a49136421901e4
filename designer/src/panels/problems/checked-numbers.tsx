import { useTranslation } from '@vitrine/setters/i18n'
import type { DraftChecks } from './draft-checks.ts'

type Checked = { readonly [K in 'found' | 'errorMessage']: DraftChecks[K] | undefined }

/** How much the checks found, in the same words wherever it is shown. */
export function CheckedNumbers({ found, errorMessage }: Checked) {
  const { t } = useTranslation('designer')
  if (errorMessage !== undefined) return errorMessage
  if (!found) return t('releases.checking')
  const { errors, warnings } = found
  return errors + warnings === 0 ? t('workbench.nothingFound') : t('releases.found', { errors, warnings })
}
