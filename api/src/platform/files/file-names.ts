const upload = /^[1-9][0-9]{0,18}\/[0-9a-f]{32}(?:-[1-9][0-9]{1,4})?\.(?:jpg|png|webp|avif|gif|mp4|webm|pdf)$/
const path = /^[1-9][0-9]{0,18}(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/

/** Whether this is a name that an upload may have: `{tenantId}/{32 hex digits}[-{width}].{ending}`. */
export const isMediaName = (name: string): boolean => upload.test(name)

/** The id of an upload, which its files are named after. */
export const idOf = (name: string): string => name.slice(name.indexOf('/') + 1).slice(0, 32)

/** Whether this is a path below the folder of a tenant: no part of it begins with a dot. */
export const isTenantPath = (name: string): boolean => path.test(name)

/** Whether this is the name of the zip of a site: that of the job that reads or writes it. */
export const isZipName = (name: string): boolean => /^[A-Za-z0-9]{8}\.zip$/.test(name)
