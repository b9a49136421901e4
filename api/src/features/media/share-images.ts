import { open, rm } from 'node:fs/promises'
import { hexOf, rgbOf } from '@vitrine/model'
import { builtInTheme, CallError, type ImageValue } from '@vitrine/schemas'
import type { Storage } from '../../platform/database/storage.ts'
import { isMediaName } from '../../platform/files/file-names.ts'
import { type FileStore, removeBelow } from '../../platform/files/file-store.ts'
import { MediaFileError } from '../../platform/media/media-file-error.ts'
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
  /** Its name in the store of such files. */
  readonly name: string
  /** Whether there will never be another picture at its address. */
  readonly isForever: boolean
}

const PICTURE = '[1-9][0-9]{0,18}(?:/[A-Za-z0-9_-][\\w.-]*)+\\.(?:webp|jpe?g|png|avif|gif)'
const ofSite = new RegExp(`^/media/(${PICTURE})(?:[?#]|$)`, 'i')
const shared = new RegExp(
  `^/og/(${PICTURE})/((?:auto|([0-9]{1,3})\\.([0-9]{1,3}))-([0-9a-f]{6}))-([\\w-]{22})\\.jpg(?:\\?|$)`,
  'i',
)

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

type Places = Pick<Storage, 'db' | 'files'>

/** A picture of a site, with what changes when it is replaced. */
interface Source {
  readonly store: FileStore
  readonly name: string
  readonly stamp: string
}

/** Addresses are signed, so that nobody can have pictures made in any number of ways. */
export function createShareImages({ db, files }: Places): ShareImages {
  const making = new Map<string, Promise<boolean>>()

  async function sourceOf(name: string): Promise<Source | undefined> {
    for (const store of [files.siteMedia, files.uploads]) {
      const found = store.isName(name) ? await store.stat(name) : undefined
      if (found) return { store, name, stamp: `${found.bytes.toString(36)}-${stampOf(found.modifiedAt)}` }
    }
    return undefined
  }

  /** A page is drawn whether or not the store answers. */
  async function isThere(name: string): Promise<boolean> {
    try {
      return (await sourceOf(name)) !== undefined
    } catch (error) {
      if (error instanceof CallError) return true
      throw error
    }
  }

  /** @returns whether it is there now. */
  async function make({ store, name }: Source, target: string, look: ShareLook): Promise<boolean> {
    const from = await store.onDisk(name)
    if (!from) return false
    try {
      const { type, kind } = sniff(await headOf(from.path))
      if (kind !== 'image') return false
      const made = await processShareImage({ path: from.path, type }, files.shareImages, look)
      const [{ path }] = made.files
      await files.shareImages.put(path, target).finally(() => rm(path, { force: true }))
    } catch (error) {
      if (error instanceof MediaFileError) return false
      throw error
    } finally {
      await from.release()
    }
    // What was cut of the file that stood here before.
    const start = target.slice(0, target.lastIndexOf('_') + 1)
    for await (const cuts of files.shareImages.list(`${name}/`)) {
      const older = cuts.filter((cut) => cut.name !== target && cut.name.startsWith(start))
      await files.shareImages.remove(older.map((cut) => cut.name))
    }
    return true
  }

  return {
    async addressOf(tenantId, { src = '', focalPoint }, darkGround) {
      const name = ofSite.exec(src)?.[1]
      if (name === undefined || name.split('/')[0] !== tenantId || !(await isThere(name))) return undefined
      const look = lookText(focalPoint, darkGround)
      return `/og/${name}/${look}-${signature(await secretOf(db), 'share', `${name}/${look}`)}.jpg`
    },
    async fileOf(address) {
      const [, name, look, x, y, ground, given] = shared.exec(address) ?? []
      if (name === undefined || look === undefined || given === undefined) return undefined
      if (!isSignature(await secretOf(db), 'share', `${name}/${look}`, given)) return undefined
      const from = await sourceOf(name)
      if (!from) return undefined
      const target = `${name}/${look}_${from.stamp}.jpg`
      if (!(await files.shareImages.stat(target))) {
        const focalPoint = x === undefined ? undefined : { x: Number(x), y: Number(y) }
        const made =
          making.get(target) ??
          make(from, target, { focalPoint, darkGround: `#${ground}` }).finally(() => making.delete(target))
        making.set(target, made)
        if (!(await made)) return undefined
      }
      return { name: target, isForever: isMediaName(name) }
    },
  }
}

/** By the second: an object store knows no more of a time. */
const stampOf = (time: Date): string => Math.floor(time.getTime() / 1000).toString(36)

/** Takes away what was cut of pictures that are removed. */
export async function removeShareImages({ files }: Pick<Storage, 'files'>, names: readonly string[]): Promise<void> {
  for (const name of names) await removeBelow(files.shareImages, `${name}/`)
}

/** Takes away what was being cut when the process ended. */
export const sweepShareImages = ({ files }: Pick<Storage, 'files'>, before: Date): Promise<number> =>
  files.shareImages.dropTemporary(before)
