import { Field } from '../../parts/form/field.tsx'
import type { Translate } from '../system-page.tsx'

/** The field for the code of an authenticator app, or a recovery code. */
export const CodeField = ({ t }: { readonly t: Translate }) => (
  <Field
    name="code"
    label={t('login.code')}
    hint={t('login.codeHint')}
    autoComplete="one-time-code"
    maxLength={40}
    required
    wide
  />
)
