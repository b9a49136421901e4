import { drawText, formatNumber, useStage, useUnit } from '@vitrine/renderer'
import { type Country, formLimits, type ResolvedTree, unitCodes } from '@vitrine/schemas'
import type { ChatData } from '../../parts/chat/chat-data.ts'
import { ChatFrame, Reachable, Sheet } from '../../parts/chat/chat-frame.tsx'
import { chatProduct } from '../../parts/chat/chat-product.ts'
import { waysIn } from '../../parts/chat/ways/ways-in.ts'
import { consentVersion, privacyOf } from '../../parts/form/consent.tsx'
import type { Policies } from '../../parts/form/load.ts'
import { InquiryForm } from '../../parts/inquiry-form/inquiry-form.tsx'
import type { InquiryProduct } from '../../parts/inquiry-form/inquiry-product.ts'
import { unitForms } from '../../parts/selection/product-offer.ts'
import type { PageLink, SystemPage, Translate } from '../system-page.tsx'

interface ChatPageProps {
  readonly t: Translate
  /** Whose chat it is. */
  readonly clientId: string
  readonly siteName: string
  readonly home: string
  /** Pages that say how to reach the owner of the site. */
  readonly trees: readonly (ResolvedTree | undefined)[]
  /** The page to contact the owner by, where there is one. */
  readonly contact: PageLink | undefined
  /** The product that the visitor comes from. */
  readonly product: InquiryProduct | undefined
  readonly countries: readonly Country[]
  readonly policies: Policies | undefined
}

const MIB = 1024 * 1024

/** What an inquiry asks for; the chat asks for the same, question by question. */
const asks = { nameFields: 'auto', askProduct: true, askCompany: true, askCountry: true, askImages: true } as const

/**
 * The chat of a site (R10, R38, R39): a conversation that a browser draws, and beneath it, for those without script,
 * the form that asks the same.
 */
export const chatPage = (props: ChatPageProps): SystemPage => ({
  title: props.t('chat.title'),
  main: <ChatPage page={props} />,
})

function ChatPage({ page: props }: { readonly page: ChatPageProps }) {
  const { siteName, home, contact, product, countries, policies } = props
  const { words, outcome } = useStage()
  const data = useChatData(props)
  return (
    <ChatFrame siteName={siteName} home={home} data={outcome ? undefined : data}>
      {data.ways.length > 0 && <Reachable ways={data.ways} />}
      {contact && (
        <p>
          <a href={contact.href}>{drawText(contact.label)}</a>
        </p>
      )}
      <Sheet>
        <h2>{words('inquiry.form')}</h2>
        <InquiryForm asks={asks} props={{}} product={product} countries={countries} policies={policies} />
      </Sheet>
    </ChatFrame>
  )
}

/** All that the conversation is drawn from in the browser. */
function useChatData({
  clientId,
  siteName,
  home,
  trees,
  contact,
  product,
  countries,
  policies,
}: ChatPageProps): ChatData {
  const stage = useStage()
  const unit = useUnit()
  const { language, words, visit, imageUpload } = stage
  const units = Object.fromEntries(unitCodes.map((code) => [code, unitForms(language, (count) => unit(code, count))]))
  const privacy = privacyOf(policies)
  const limits = [formLimits.message, formLimits.name, formLimits.email, formLimits.phone]
  return {
    client: imageUpload?.client ?? '',
    clientId,
    siteName,
    home,
    page: visit.path,
    assetOrigin: stage.asset('/').slice(0, -1),
    upload: imageUpload ?? { address: '', client: '' },
    ways: waysIn(trees, stage),
    contact,
    countries,
    units,
    tooLong: Object.fromEntries(limits.map((count) => [count, words('form.message.tooLong', { count })])),
    imagesHint: words('inquiry.imagesHint', {
      count: formLimits.images,
      size: `\u2068${formatNumber(formLimits.imageBytes / MIB, language)} MB\u2069`,
    }),
    ...(product && { begin: { product: chatProduct(product, stage, units), s: visit.query.s ?? '' } }),
    to: visit.query.to ?? '',
    consent: {
      version: consentVersion(false, privacy),
      href: privacy && stage.href({ type: 'page', pageType: 'policy', id: privacy.slug, newTab: true }),
    },
  }
}
