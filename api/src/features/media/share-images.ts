import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { hexOf, rgbOf } from '@vitrine/model'
import { builtInTheme, type ImageValue } from '@vitrine/schemas'
import { asRecord } from '../../platform/as-record.ts'
import type { Storage } from '../../platform/database/storage.ts'
import { makeFolder } from '../../platform/folders.ts'
import { createFolderStore } from '../../platform/media/folder-store.ts'
import { MediaFileError } from '../../platform/media/media-file-error.ts'
import { isMediaName } from '../../platform/media/media-store.ts'
import { processShareImage } from '../../platform/media/process-image.ts'
import type { ShareLook } from '../../platform/media/share-cut.ts'
import { HEAD_BYTES, sniff } from '../../platform/media/sniff.ts'
import { secretOf } from '../../platform/signing/secret.queries.ts'
import { isSignature, signature } from '../../platform/signing/signing.ts'

/** What link previews show of a site's pictures (R308): cut when one is asked for the first time, then kept. */
export interface ShareImages {
  /**
   * Where a picture of a site is found as a JPEG of 1200 × 630 pixels, at most 300 KB.
   *
   * @param darkGround what a light logo stands on: any plain colour of CSS.
   * @returns a path, or `undefined` where `src` is no picture of this site, or is not there.
   */
  addressOf(
    tenantId: string,
    image: Pick<ImageValue, 'src' | 'focalPoint'>,
    darkGround: string,
  ): Promise<string | undefined>
  /**
   * The file behind such an address, made where it is missing; `undefined` for every other address, and where the
   * picture is gone or broken.
   *
   * @throws CallError `unavailable` when too many are being made, `no_space` when the disk is full.
   */
  fileOf(address: string): Promise<ShareImageFile | undefined>
}

export interface ShareImageFile {
  /** Its path in the folder of such files. */
  readonly path: string
  /** Whether there will never be another picture at its address. */
  readonly isForever: boolean
}

const PICTURE = '[1-9][0-9]{0,18}(?:/[A-Za-z0-9_-][\\w.-]*)+\\.(?:webp|jpe?g|png|avif|gif)'
const ofSite = new RegExp(`^/media/(${PICTURE})(?:[?#]|$)`, 'i')
const shared = new RegExp(
  `^/og/(${PICTURE})/((?:auto|([0-9]{1,3})\\.([0-9]{1,3}))-([0-9a-f]{6}))-([\\w-]{22})\\.jpg(?:\\?|$)`,
  'i',
)

const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes(String(asRecord(error).code))
const orNothing = (error: unknown): undefined => {
  if (!isMissing(error)) throw error
}

/** The hexadecimal digits of a colour, `10202f`; those of the built-in theme for what is none. */
const digitsOf = (colour: string): string => {
  const rgb = rgbOf(colour) ?? rgbOf(builtInTheme.colors.title)
  return rgb ? hexOf(rgb).slice(1) : '000000'
}

/** The text of the address that says how a picture is cut: `auto-10202f`, or `20.80-10202f` with a focal point. */
const lookText = (focalPoint: ImageValue['focalPoint'], darkGround: string): string =>
  `${focalPoint ? `${Math.round(focalPoint.x)}.${Math.round(focalPoint.y)}` : 'auto'}-${digitsOf(darkGround)}`

async function headOf(path: string): Promise<Uint8Array> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

type Places = Pick<Storage, 'db' | 'mediaDir' | 'uploadsDir' | 'shareImagesDir'>

/** Addresses are signed, so that nobody can have pictures made in any number of ways. */
export function createShareImages(storage: Places): ShareImages {
  const { db, mediaDir, uploadsDir, shareImagesDir } = storage
  const making = new Map<string, Promise<boolean>>()

  /** The picture on the disk, with what changes when it is replaced. */
  async function source(name: string): Promise<{ readonly path: string; readonly stamp: string } | undefined> {
    for (const folder of [mediaDir, uploadsDir]) {
      const path = join(folder, name)
      const found = await stat(path).catch(orNothing)
      if (found?.isFile())
        return { path, stamp: `${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}` }
    }
    return undefined
  }

  /** @returns whether it is there now. */
  async function make(from: string, to: string, look: ShareLook): Promise<boolean> {
    const folder = join(shareImagesDir, dirname(to))
    try {
      const { type, kind } = sniff(await headOf(from))
      if (kind !== 'image') return false
      const { files } = await processShareImage({ path: from, type }, createFolderStore(shareImagesDir), look)
      makeFolder(folder)
      await rename(files[0].path, join(shareImagesDir, to))
    } catch (error) {
      if (error instanceof MediaFileError) return false
      throw error
    }
    // What was cut of the file that stood here before.
    const file = basename(to)
    const start = file.slice(0, file.indexOf('_') + 1)
    const older = (await readdir(folder)).filter((name) => name !== file && name.startsWith(start))
    await Promise.all(older.map((name) => rm(join(folder, name), { force: true })))
    return true
  }

  return {
    async addressOf(tenantId, { src = '', focalPoint }, darkGround) {
      const name = ofSite.exec(src)?.[1]
      if (name === undefined || name.split('/')[0] !== tenantId || !(await source(name))) return undefined
      const look = lookText(focalPoint, darkGround)
      return `/og/${name}/${look}-${signature(await secretOf(db), 'share', `${name}/${look}`)}.jpg`
    },
    async fileOf(address) {
      const [, name, look, x, y, ground, given] = shared.exec(address) ?? []
      if (name === undefined || look === undefined || given === undefined) return undefined
      if (!isSignature(await secretOf(db), 'share', `${name}/${look}`, given)) return undefined
      const from = await source(name)
      if (!from) return undefined
      const path = `${name}/${look}_${from.stamp}.jpg`
      const isThere = await stat(join(shareImagesDir, path)).catch(orNothing)
      if (!isThere) {
        const focalPoint = x === undefined ? undefined : { x: Number(x), y: Number(y) }
        const made =
          making.get(path) ??
          make(from.path, path, { focalPoint, darkGround: `#${ground}` }).finally(() => making.delete(path))
        making.set(path, made)
        if (!(await made)) return undefined
      }
      return { path, isForever: isMediaName(name) }
    },
  }
}

/** Takes away what was cut of pictures that are removed. */
export async function removeShareImages(
  { shareImagesDir }: Pick<Storage, 'shareImagesDir'>,
  names: readonly string[],
): Promise<void> {
  await Promise.all(names.map((name) => rm(join(shareImagesDir, name), { recursive: true, force: true })))
}

/** Takes away what was being cut when the process ended. */
export const sweepShareImages = ({ shareImagesDir }: Pick<Storage, 'shareImagesDir'>, before: Date): Promise<number> =>
  createFolderStore(shareImagesDir).dropTemporary(before)
