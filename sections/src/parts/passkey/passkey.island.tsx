import { island } from '@vitrine/renderer'
import { PasskeyButton } from './passkey-button.tsx'

export default island('passkey/passkey', PasskeyButton)
