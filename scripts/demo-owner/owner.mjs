// Who looks at the demo site when pictures are taken of what owners see.

const email = 'owner@example.com'
/** Which some dialogs ask for again. */
export const password = 'correct horse battery'

/** The settings with which the server makes the account. */
export const settingsOfOwner = { OWNER_EMAIL: email, OWNER_PASSWORD: password }

/**
 * Signs in.
 *
 * @param {import('playwright').APIRequestContext} request what gets the cookie
 * @param {string} origin the server
 * @throws Error when the server does not take the password
 */
export async function signIn(request, origin) {
  const response = await request.post(`${origin}/api/site/v1/account/sign-in`, {
    headers: { origin },
    data: { email, password },
  })
  if (!response.ok()) throw new Error(`Nobody signed in: ${response.status()} ${await response.text()}`)
}

/**
 * The id of the demo site, as the calls of somebody who is signed in name it.
 *
 * @param {import('playwright').APIRequestContext} request somebody who is signed in
 * @param {string} origin the server
 * @returns {Promise<string>}
 */
export async function tenantOfDemo(request, origin) {
  const { data } = await (await request.get(`${origin}/api/site/v1/account/me`)).json()
  return data.sites.find(({ clientId }) => clientId === 'demo').tenantId
}
