import type { Estimate, Screen } from '@vitrine/renderer'
import type { ResolvedMenuItem } from '@vitrine/schemas'
import { roomHeight } from '../parts/frame/frame-height.ts'
import { stackHeight } from '../parts/frame/stack-height.ts'
import type { FooterProps } from './spec.ts'

/** Texts of a footer are a little smaller than others. */
const small = 0.94
/** As wide as what stands around and between things side by side. */
const between = ' '.repeat(13)

export const estimate: Estimate<FooterProps, unknown> = ({ props, menus }, screen) => {
  const { logo, name, text, address, phone, email, showPrivacy, showPoweredBy, showBackToTop } = props
  const side = screen.isPhone ? screen.width : 352
  const rowsOf = (texts: readonly string[], width: number) =>
    screen.text(texts.map((one) => one + between).join(''), { width }) / screen.text('a')
  const networks = props.social.filter(({ url }) => url !== '').map(({ network }) => network)
  const certificates = props.certificates.map((one) => one.text).filter((one) => one !== '')
  const menu = menuHeight(menus[props.menu]?.items ?? [], screen)
  const saysWho = [logo?.src, name, text, address, phone, email, networks[0]].some(Boolean)
  const company = stackHeight(16, [
    logo?.src ? 48 : 0,
    name || !logo?.alt ? 26 : 0,
    small * screen.text(text, { width: side }),
    stackHeight(8, [small * screen.text(address, { width: side - 30 }), phone ? 26 : 0, email ? 26 : 0]),
    networks.length > 0 ? rowsOf(networks, side) * 40 : 0,
  ])
  const top = saysWho || menu > 0 ? [company, menu] : []
  const legal = [22, showPrivacy ? 38 : 0, showPoweredBy ? 22 : 0, showBackToTop ? 40 : 0]
  return (
    roomHeight(props, screen, top.length === 0 ? 20 : screen.isPhone ? 26 : 33) +
    (screen.isPhone ? stackHeight(24, top) : Math.max(0, ...top)) +
    (certificates.length > 0 ? (screen.isPhone ? 33 : 45) + rowsOf(certificates, screen.width) * 36 : 0) +
    (screen.isPhone ? 33 + stackHeight(4, legal) : 81)
  )
}

/** How high the columns of a menu stand: beside each other on a desk; below each other on a phone, folded where they can be. */
function menuHeight(items: readonly ResolvedMenuItem[], screen: Screen): number {
  const columns = items.filter(({ children }) => children?.length)
  const alone = items.length - columns.length
  if (columns.length === 0) return Math.ceil(alone / (screen.isPhone ? 3 : 8)) * 36
  const heights = columns.map(({ link, children = [] }) =>
    screen.isPhone && !link ? 53 : (screen.isPhone ? 37 : 34) + children.length * 33,
  )
  // Entries without others below them stand in a column of their own, without a title.
  if (alone > 0) heights.push(alone * 33)
  if (screen.isPhone) return heights.reduce((sum, height) => sum + height, 0)
  let height = 0
  for (let at = 0; at < heights.length; at += 4) height += Math.max(...heights.slice(at, at + 4))
  return height
}
