/** The id of the link in the footer that opens the settings: whoever closes them is back there. */
export const CONSENT_SETTINGS = 'consent-settings'
