import { isEmail } from '@vitrine/schemas'
import { ensureOwner } from '../features/accounts/first-owner.ts'
import { addOperator, removeTwoFactorByOperator, resetPasswordByOperator } from '../features/accounts/operator.ts'
import { invitationLinks } from '../features/members/invitation-links.ts'
import type { Storage } from '../platform/database/storage.ts'
import { tenantIdsByClientId } from './tenants.queries.ts'

/** @param call how the command is called */
const usageOf = (call: string): string => `Usage:
  ${call} reset-password <email>
  ${call} remove-two-factor <email>
  ${call} add <email> [clientId …]
  ${call} invitation-link <email>`

/**
 * What is done for somebody who cannot sign in, by whoever runs the instance: a new password, another
 * owner, or the link of an invitation where no mail server is set up. They are printed, and nowhere else.
 *
 * @param origin where owners work: `https://vitrine.example`.
 * @param words of the command line: `['reset-password', 'owner@example.com']`.
 * @returns what to print.
 * @throws Error in words for a person.
 */
export async function ownerCommand(
  storage: Storage,
  words: readonly string[],
  origin: string,
  call = 'npm run owner --',
): Promise<string> {
  const [command, email = '', ...clientIds] = words
  if (!isEmail(email)) throw new Error(usageOf(call))
  if (command === 'reset-password' && clientIds.length === 0) return resetPassword(storage, email)
  if (command === 'remove-two-factor' && clientIds.length === 0) return removeTwoFactor(storage, email)
  if (command === 'invitation-link' && clientIds.length === 0) return invitationLink(storage, email, origin)
  if (command === 'add') return addOwner(storage, email, clientIds)
  throw new Error(usageOf(call))
}

async function resetPassword(storage: Storage, email: string): Promise<string> {
  const password = await resetPasswordByOperator(storage, email)
  if (password === undefined) throw new Error(`There is no account with the address ${email}.`)
  return `The new password of ${email} is ${password}\nIt is shown only now. All sessions of the account have ended.`
}

async function removeTwoFactor(storage: Storage, email: string): Promise<string> {
  const wasOn = await removeTwoFactorByOperator(storage, email)
  if (wasOn === undefined) throw new Error(`There is no account with the address ${email}.`)
  return wasOn
    ? `Two-factor sign-in of ${email} is off. The password alone signs in now.`
    : `Two-factor sign-in of ${email} was not on.`
}

async function addOwner(storage: Storage, email: string, clientIds: readonly string[]): Promise<string> {
  const known = await tenantIdsByClientId(storage.db, clientIds)
  const unknown = clientIds.filter((clientId) => !known.has(clientId))
  if (unknown.length > 0) throw new Error(`There is no site called ${unknown.join(', ')}.`)
  const password = await addOperator(storage, email)
  for (const id of known.values()) await ensureOwner(storage, id, { email })
  const owns = clientIds.length === 0 ? '' : ` They own ${clientIds.join(', ')} now.`
  return password === undefined
    ? `There is an account with the address ${email} already.${owns}`
    : `The password of ${email} is ${password}\nIt is shown only now.${owns}`
}

async function invitationLink(storage: Storage, email: string, origin: string): Promise<string> {
  const links = await invitationLinks(storage, email)
  if (links.length === 0) throw new Error(`No invitation waits for ${email}.`)
  const lines = links.map(({ clientId, token }) => `${clientId}: ${origin}/invitation/${token}`)
  return `${lines.join('\n')}\nGive it to the person whose address this is, and to nobody else: whoever has it sets the password.\nIt is shown only now and works once, within seven days. Links from before have ended.`
}
