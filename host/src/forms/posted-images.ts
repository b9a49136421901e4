import type { PostedFile, PostedForm } from '@vitrine/api'
import { CallError, formLimits, uploadInquiryImages } from '@vitrine/schemas'
import type { SubmissionOutcome } from '../request/form-submission.ts'
import type { ScreenTools } from '../screens/screen.ts'

const FIELD = 'uploadImages'

/** The images that came with a form: those that the service holds, and what is said of the others. */
export interface TakenImages {
  readonly held: readonly { readonly id: string; readonly name: string }[]
  /** In words, each once. */
  readonly refused: readonly string[]
}

export const noImages: TakenImages = { held: [], refused: [] }

/** An id that no image has. */
const NO_IMAGE = 'refused'

/**
 * The images of an inquiry as the service is asked for them. While one is refused nothing is to be stored: an id
 * that is not there sees to that, and what is wrong with the other fields is answered all the same.
 */
export const idsOf = ({ held, refused }: TakenImages): { readonly uploadImages?: readonly string[] } => {
  const ids = [...held.map(({ id }) => id), ...(refused.length > 0 ? [NO_IMAGE] : [])]
  return ids.length > 0 ? { uploadImages: ids } : {}
}

/** Images of an earlier try that are still wanted, as the form writes them: id, space, name. */
const keptImages = ({ fields }: PostedForm): TakenImages['held'] =>
  fields.getAll('keptImages').map((kept) => {
    const [id = '', name = ''] = kept.split(/ (.*)/s)
    return { id, name }
  })

/** Says what is wrong with one of several files, with its name. */
const ofFile = (t: ScreenTools['t'], name: string, message: string): string =>
  t('form.message.ofImage', { name: `\u2068${name}\u2069`, message })

/** Stores the images that came along one by one, so that one that is refused takes no other with it (R178, R179). */
export async function takeImages(post: PostedForm, tools: ScreenTools): Promise<TakenImages> {
  const files = post.files.filter(({ field }) => field === FIELD)
  const held = [...keptImages(post)]
  const refused = new Set<string>()
  for (const file of files) {
    if (held.length >= formLimits.images) {
      refused.add(tools.t('form.message.tooManyImages'))
      continue
    }
    const taken = await takeImage(file, tools)
    if ('id' in taken) held.push(taken)
    else refused.add(files.length === 1 ? taken.message : ofFile(tools.t, file.name, taken.message))
  }
  return { held, refused: [...refused] }
}

type TakenImage = TakenImages['held'][number] | { readonly message: string }

async function takeImage(file: PostedFile, { mutate, t }: ScreenTools): Promise<TakenImage> {
  try {
    const { ids } = await mutate(uploadInquiryImages, {}, [file])
    const [id = ''] = ids
    return { id, name: file.name }
  } catch (error) {
    const message = error instanceof CallError ? error.fields?.[FIELD] : undefined
    // What is not the file's fault says so too, beside its name: the words that were written are still checked.
    return { message: message ?? t('form.message.imageFailed', { name: `\u2068${file.name}\u2069` }) }
  }
}

/** The images that the service no longer has, by what it says of an inquiry that it did not take. */
function goneImages(error: unknown): readonly unknown[] {
  if (!(error instanceof CallError) || !error.details || !('images' in error.details)) return []
  const { images } = error.details
  return Array.isArray(images) ? images : []
}

/** The form as it comes back: images that are held are offered again, what became of the others is said. */
export function withImages(
  outcome: SubmissionOutcome,
  error: unknown,
  { held, refused }: TakenImages,
  { t }: Pick<ScreenTools, 't'>,
): SubmissionOutcome {
  const gone = goneImages(error)
  const expired = held
    .filter(({ id }) => gone.includes(id))
    .map(({ name }) => t('form.message.imageExpired', { name: `\u2068${name}\u2069` }))
  const said = [...refused, ...expired]
  return {
    ...outcome,
    messages: { ...outcome.messages, ...(said.length > 0 && { [FIELD]: said.join('\n') }) },
    images: held.filter(({ id }) => !gone.includes(id)),
  }
}
