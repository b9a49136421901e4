/// <reference path="./lucide.d.ts" />
import type { IconName } from '@vitrine/schemas'
import anchor from 'lucide/dist/esm/icons/anchor.mjs'
import arrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs'
import arrowRight from 'lucide/dist/esm/icons/arrow-right.mjs'
import arrowUp from 'lucide/dist/esm/icons/arrow-up.mjs'
import arrowUpRight from 'lucide/dist/esm/icons/arrow-up-right.mjs'
import award from 'lucide/dist/esm/icons/award.mjs'
import axe from 'lucide/dist/esm/icons/axe.mjs'
import badgeCheck from 'lucide/dist/esm/icons/badge-check.mjs'
import banknote from 'lucide/dist/esm/icons/banknote.mjs'
import batteryCharging from 'lucide/dist/esm/icons/battery-charging.mjs'
import bolt from 'lucide/dist/esm/icons/bolt.mjs'
import boxes from 'lucide/dist/esm/icons/boxes.mjs'
import calendar from 'lucide/dist/esm/icons/calendar.mjs'
import chartColumn from 'lucide/dist/esm/icons/chart-column.mjs'
import chartLine from 'lucide/dist/esm/icons/chart-line.mjs'
import check from 'lucide/dist/esm/icons/check.mjs'
import chevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import chevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs'
import chevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import circleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import circleCheck from 'lucide/dist/esm/icons/circle-check.mjs'
import circlePlay from 'lucide/dist/esm/icons/circle-play.mjs'
import circleQuestionMark from 'lucide/dist/esm/icons/circle-question-mark.mjs'
import clipboardCheck from 'lucide/dist/esm/icons/clipboard-check.mjs'
import clipboardList from 'lucide/dist/esm/icons/clipboard-list.mjs'
import clock from 'lucide/dist/esm/icons/clock.mjs'
import cog from 'lucide/dist/esm/icons/cog.mjs'
import coins from 'lucide/dist/esm/icons/coins.mjs'
import compass from 'lucide/dist/esm/icons/compass.mjs'
import container from 'lucide/dist/esm/icons/container.mjs'
import cpu from 'lucide/dist/esm/icons/cpu.mjs'
import creditCard from 'lucide/dist/esm/icons/credit-card.mjs'
import download from 'lucide/dist/esm/icons/download.mjs'
import drill from 'lucide/dist/esm/icons/drill.mjs'
import droplets from 'lucide/dist/esm/icons/droplets.mjs'
import externalLink from 'lucide/dist/esm/icons/external-link.mjs'
import eye from 'lucide/dist/esm/icons/eye.mjs'
import factory from 'lucide/dist/esm/icons/factory.mjs'
import fileCheck from 'lucide/dist/esm/icons/file-check.mjs'
import fileDown from 'lucide/dist/esm/icons/file-down.mjs'
import fileText from 'lucide/dist/esm/icons/file-text.mjs'
import flame from 'lucide/dist/esm/icons/flame.mjs'
import flaskConical from 'lucide/dist/esm/icons/flask-conical.mjs'
import forklift from 'lucide/dist/esm/icons/forklift.mjs'
import gauge from 'lucide/dist/esm/icons/gauge.mjs'
import globe from 'lucide/dist/esm/icons/globe.mjs'
import hammer from 'lucide/dist/esm/icons/hammer.mjs'
import handshake from 'lucide/dist/esm/icons/handshake.mjs'
import headset from 'lucide/dist/esm/icons/headset.mjs'
import heart from 'lucide/dist/esm/icons/heart.mjs'
import image from 'lucide/dist/esm/icons/image.mjs'
import info from 'lucide/dist/esm/icons/info.mjs'
import key from 'lucide/dist/esm/icons/key.mjs'
import landmark from 'lucide/dist/esm/icons/landmark.mjs'
import languages from 'lucide/dist/esm/icons/languages.mjs'
import layers from 'lucide/dist/esm/icons/layers.mjs'
import layoutGrid from 'lucide/dist/esm/icons/layout-grid.mjs'
import leaf from 'lucide/dist/esm/icons/leaf.mjs'
import lightbulb from 'lucide/dist/esm/icons/lightbulb.mjs'
import link from 'lucide/dist/esm/icons/link.mjs'
import list from 'lucide/dist/esm/icons/list.mjs'
import lock from 'lucide/dist/esm/icons/lock.mjs'
import mail from 'lucide/dist/esm/icons/mail.mjs'
import mapPin from 'lucide/dist/esm/icons/map-pin.mjs'
import medal from 'lucide/dist/esm/icons/medal.mjs'
import menu from 'lucide/dist/esm/icons/menu.mjs'
import messageCircle from 'lucide/dist/esm/icons/message-circle.mjs'
import messageSquareQuote from 'lucide/dist/esm/icons/message-square-quote.mjs'
import microscope from 'lucide/dist/esm/icons/microscope.mjs'
import minus from 'lucide/dist/esm/icons/minus.mjs'
import navigation from 'lucide/dist/esm/icons/navigation.mjs'
import nut from 'lucide/dist/esm/icons/nut.mjs'
import parcel from 'lucide/dist/esm/icons/package.mjs'
import packageCheck from 'lucide/dist/esm/icons/package-check.mjs'
import paperclip from 'lucide/dist/esm/icons/paperclip.mjs'
import pause from 'lucide/dist/esm/icons/pause.mjs'
import pencilRuler from 'lucide/dist/esm/icons/pencil-ruler.mjs'
import percent from 'lucide/dist/esm/icons/percent.mjs'
import phone from 'lucide/dist/esm/icons/phone.mjs'
import plane from 'lucide/dist/esm/icons/plane.mjs'
import play from 'lucide/dist/esm/icons/play.mjs'
import plug from 'lucide/dist/esm/icons/plug.mjs'
import plus from 'lucide/dist/esm/icons/plus.mjs'
import printer from 'lucide/dist/esm/icons/printer.mjs'
import quote from 'lucide/dist/esm/icons/quote.mjs'
import receipt from 'lucide/dist/esm/icons/receipt.mjs'
import recycle from 'lucide/dist/esm/icons/recycle.mjs'
import refreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs'
import rocket from 'lucide/dist/esm/icons/rocket.mjs'
import ruler from 'lucide/dist/esm/icons/ruler.mjs'
import scale from 'lucide/dist/esm/icons/scale.mjs'
import scanLine from 'lucide/dist/esm/icons/scan-line.mjs'
import scrollText from 'lucide/dist/esm/icons/scroll-text.mjs'
import search from 'lucide/dist/esm/icons/search.mjs'
import send from 'lucide/dist/esm/icons/send.mjs'
import shieldCheck from 'lucide/dist/esm/icons/shield-check.mjs'
import ship from 'lucide/dist/esm/icons/ship.mjs'
import shoppingCart from 'lucide/dist/esm/icons/shopping-cart.mjs'
import sparkles from 'lucide/dist/esm/icons/sparkles.mjs'
import star from 'lucide/dist/esm/icons/star.mjs'
import sun from 'lucide/dist/esm/icons/sun.mjs'
import tag from 'lucide/dist/esm/icons/tag.mjs'
import tags from 'lucide/dist/esm/icons/tags.mjs'
import target from 'lucide/dist/esm/icons/target.mjs'
import testTube from 'lucide/dist/esm/icons/test-tube.mjs'
import thermometer from 'lucide/dist/esm/icons/thermometer.mjs'
import thumbsUp from 'lucide/dist/esm/icons/thumbs-up.mjs'
import timer from 'lucide/dist/esm/icons/timer.mjs'
import trainFront from 'lucide/dist/esm/icons/train-front.mjs'
import trendingUp from 'lucide/dist/esm/icons/trending-up.mjs'
import truck from 'lucide/dist/esm/icons/truck.mjs'
import upload from 'lucide/dist/esm/icons/upload.mjs'
import user from 'lucide/dist/esm/icons/user.mjs'
import userCheck from 'lucide/dist/esm/icons/user-check.mjs'
import users from 'lucide/dist/esm/icons/users.mjs'
import video from 'lucide/dist/esm/icons/video.mjs'
import warehouse from 'lucide/dist/esm/icons/warehouse.mjs'
import weight from 'lucide/dist/esm/icons/weight.mjs'
import wifi from 'lucide/dist/esm/icons/wifi.mjs'
import wind from 'lucide/dist/esm/icons/wind.mjs'
import wrench from 'lucide/dist/esm/icons/wrench.mjs'
import x from 'lucide/dist/esm/icons/x.mjs'
import zap from 'lucide/dist/esm/icons/zap.mjs'
import zoomIn from 'lucide/dist/esm/icons/zoom-in.mjs'

/** The lines of an icon in a square of 24: SVG elements with their attributes. */
export type IconLines = readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[]

/** The set of icons: Lucide's drawings (ISC licence), loaded one by one, so that the others stay out of every bundle. */
export const icons: Readonly<Record<IconName, IconLines>> = {
  truck,
  ship,
  plane,
  'train-front': trainFront,
  forklift,
  container,
  package: parcel,
  'package-check': packageCheck,
  boxes,
  warehouse,
  factory,
  hammer,
  wrench,
  drill,
  axe,
  cog,
  nut,
  bolt,
  anchor,
  weight,
  ruler,
  'pencil-ruler': pencilRuler,
  gauge,
  scale,
  microscope,
  'flask-conical': flaskConical,
  'test-tube': testTube,
  thermometer,
  cpu,
  printer,
  'scan-line': scanLine,
  flame,
  droplets,
  wind,
  sun,
  leaf,
  recycle,
  'refresh-cw': refreshCw,
  zap,
  plug,
  'battery-charging': batteryCharging,
  lightbulb,
  wifi,
  'shield-check': shieldCheck,
  'badge-check': badgeCheck,
  award,
  medal,
  'file-text': fileText,
  'file-check': fileCheck,
  'file-down': fileDown,
  'scroll-text': scrollText,
  'clipboard-check': clipboardCheck,
  'clipboard-list': clipboardList,
  download,
  upload,
  paperclip,
  calendar,
  clock,
  timer,
  globe,
  languages,
  'map-pin': mapPin,
  navigation,
  compass,
  landmark,
  users,
  user,
  'user-check': userCheck,
  handshake,
  headset,
  phone,
  mail,
  'message-circle': messageCircle,
  'message-square-quote': messageSquareQuote,
  send,
  quote,
  star,
  heart,
  'thumbs-up': thumbsUp,
  'chart-line': chartLine,
  'chart-column': chartColumn,
  'trending-up': trendingUp,
  percent,
  coins,
  banknote,
  'credit-card': creditCard,
  receipt,
  'shopping-cart': shoppingCart,
  tag,
  tags,
  layers,
  'layout-grid': layoutGrid,
  list,
  image,
  video,
  play,
  pause,
  link,
  'external-link': externalLink,
  lock,
  key,
  eye,
  sparkles,
  target,
  rocket,
  search,
  'zoom-in': zoomIn,
  menu,
  x,
  plus,
  minus,
  check,
  'circle-check': circleCheck,
  'circle-alert': circleAlert,
  'circle-question-mark': circleQuestionMark,
  'circle-play': circlePlay,
  info,
  'arrow-right': arrowRight,
  'arrow-left': arrowLeft,
  'arrow-up': arrowUp,
  'arrow-up-right': arrowUpRight,
  'chevron-right': chevronRight,
  'chevron-left': chevronLeft,
  'chevron-down': chevronDown,
}
