import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import type { addPasskey, Question } from '@vitrine/schemas'

/** Why a browser made no passkey: `cancelled` by whoever was asked, or `known` on this device already. */
export class PasskeyNotMade extends Error {
  override readonly name = 'PasskeyNotMade'
  readonly why: 'cancelled' | 'known' | 'failed'

  constructor(why: PasskeyNotMade['why'], cause: unknown) {
    super(why, { cause })
    this.why = why
  }
}

const reasons: Readonly<Record<string, PasskeyNotMade['why']>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
}

/**
 * Asks the browser to make a passkey.
 *
 * @param options as the service gives them.
 * @throws PasskeyNotMade
 */
export async function makePasskey(
  options: Readonly<Record<string, unknown>>,
): Promise<Omit<Question<typeof addPasskey>, 'name'>> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  try {
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
    const { id, response } = await startRegistration({ optionsJSON })
    return {
      id,
      clientData: response.clientDataJSON,
      attestation: response.attestationObject,
      ...(response.transports && { transports: [...response.transports] }),
    }
  } catch (error) {
    throw new PasskeyNotMade(reasons[error instanceof Error ? error.name : ''] ?? 'failed', error)
  }
}
