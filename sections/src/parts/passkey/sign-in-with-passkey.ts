import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'

/** Where the service is asked. */
export interface PasskeyAddresses {
  readonly start: string
  readonly finish: string
}

/** What the service says went wrong, in words. */
export class PasskeyRefused extends Error {
  override readonly name = 'PasskeyRefused'
}

async function ask<T>(address: string, body: object): Promise<T> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', lang: document.documentElement.lang },
    body: JSON.stringify(body),
  })
  const { data, error } = await response.json()
  if (!response.ok) throw new PasskeyRefused(error.message)
  return data
}

/**
 * Signs in with a passkey: the browser asks which one, and checks who it is.
 *
 * @throws PasskeyRefused by the service; else an error of the browser, `NotAllowedError` when it was cancelled.
 */
export async function signInWithPasskey({ start, finish }: PasskeyAddresses): Promise<void> {
  const optionsJSON = await ask<PublicKeyCredentialRequestOptionsJSON>(start, {})
  const { id, response } = await startAuthentication({ optionsJSON })
  await ask(finish, {
    id,
    clientData: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
    ...(response.userHandle && { userHandle: response.userHandle }),
  })
}

/**
 * Whether this browser can use passkeys here: over HTTPS or on one's own machine, and never at a bare address of the
 * network, which no passkey can be made for.
 */
export const canUsePasskeys = (): boolean =>
  globalThis.isSecureContext && 'PublicKeyCredential' in globalThis && !/^[\d.]+$|:/.test(location.hostname)
