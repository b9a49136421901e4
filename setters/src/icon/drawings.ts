import type { IconName } from '@vitrine/schemas'
import type { LucideIcon } from 'lucide-react'
import Anchor from 'lucide-react/icons/anchor'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import Award from 'lucide-react/icons/award'
import Axe from 'lucide-react/icons/axe'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Banknote from 'lucide-react/icons/banknote'
import BatteryCharging from 'lucide-react/icons/battery-charging'
import Bolt from 'lucide-react/icons/bolt'
import Boxes from 'lucide-react/icons/boxes'
import Calendar from 'lucide-react/icons/calendar'
import ChartColumn from 'lucide-react/icons/chart-column'
import ChartLine from 'lucide-react/icons/chart-line'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CirclePlay from 'lucide-react/icons/circle-play'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Clock from 'lucide-react/icons/clock'
import Cog from 'lucide-react/icons/cog'
import Coins from 'lucide-react/icons/coins'
import Compass from 'lucide-react/icons/compass'
import Container from 'lucide-react/icons/container'
import Cpu from 'lucide-react/icons/cpu'
import CreditCard from 'lucide-react/icons/credit-card'
import Download from 'lucide-react/icons/download'
import Drill from 'lucide-react/icons/drill'
import Droplets from 'lucide-react/icons/droplets'
import ExternalLink from 'lucide-react/icons/external-link'
import Eye from 'lucide-react/icons/eye'
import Factory from 'lucide-react/icons/factory'
import FileCheck from 'lucide-react/icons/file-check'
import FileDown from 'lucide-react/icons/file-down'
import FileText from 'lucide-react/icons/file-text'
import Flame from 'lucide-react/icons/flame'
import FlaskConical from 'lucide-react/icons/flask-conical'
import Forklift from 'lucide-react/icons/forklift'
import Gauge from 'lucide-react/icons/gauge'
import Globe from 'lucide-react/icons/globe'
import Hammer from 'lucide-react/icons/hammer'
import Handshake from 'lucide-react/icons/handshake'
import Headset from 'lucide-react/icons/headset'
import Heart from 'lucide-react/icons/heart'
import Image from 'lucide-react/icons/image'
import Info from 'lucide-react/icons/info'
import Key from 'lucide-react/icons/key'
import Landmark from 'lucide-react/icons/landmark'
import Languages from 'lucide-react/icons/languages'
import Layers from 'lucide-react/icons/layers'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Leaf from 'lucide-react/icons/leaf'
import Lightbulb from 'lucide-react/icons/lightbulb'
import Link from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import Lock from 'lucide-react/icons/lock'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Medal from 'lucide-react/icons/medal'
import Menu from 'lucide-react/icons/menu'
import MessageCircle from 'lucide-react/icons/message-circle'
import MessageSquareQuote from 'lucide-react/icons/message-square-quote'
import Microscope from 'lucide-react/icons/microscope'
import Minus from 'lucide-react/icons/minus'
import Navigation from 'lucide-react/icons/navigation'
import Nut from 'lucide-react/icons/nut'
import Package from 'lucide-react/icons/package'
import PackageCheck from 'lucide-react/icons/package-check'
import Paperclip from 'lucide-react/icons/paperclip'
import Pause from 'lucide-react/icons/pause'
import PencilRuler from 'lucide-react/icons/pencil-ruler'
import Percent from 'lucide-react/icons/percent'
import Phone from 'lucide-react/icons/phone'
import Plane from 'lucide-react/icons/plane'
import Play from 'lucide-react/icons/play'
import Plug from 'lucide-react/icons/plug'
import Plus from 'lucide-react/icons/plus'
import Printer from 'lucide-react/icons/printer'
import Quote from 'lucide-react/icons/quote'
import Receipt from 'lucide-react/icons/receipt'
import Recycle from 'lucide-react/icons/recycle'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Rocket from 'lucide-react/icons/rocket'
import Ruler from 'lucide-react/icons/ruler'
import Scale from 'lucide-react/icons/scale'
import ScanLine from 'lucide-react/icons/scan-line'
import ScrollText from 'lucide-react/icons/scroll-text'
import Search from 'lucide-react/icons/search'
import Send from 'lucide-react/icons/send'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Ship from 'lucide-react/icons/ship'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import Sparkles from 'lucide-react/icons/sparkles'
import Star from 'lucide-react/icons/star'
import Sun from 'lucide-react/icons/sun'
import Tag from 'lucide-react/icons/tag'
import Tags from 'lucide-react/icons/tags'
import Target from 'lucide-react/icons/target'
import TestTube from 'lucide-react/icons/test-tube'
import Thermometer from 'lucide-react/icons/thermometer'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import Timer from 'lucide-react/icons/timer'
import TrainFront from 'lucide-react/icons/train-front'
import TrendingUp from 'lucide-react/icons/trending-up'
import Truck from 'lucide-react/icons/truck'
import Upload from 'lucide-react/icons/upload'
import User from 'lucide-react/icons/user'
import UserCheck from 'lucide-react/icons/user-check'
import Users from 'lucide-react/icons/users'
import Video from 'lucide-react/icons/video'
import Warehouse from 'lucide-react/icons/warehouse'
import Weight from 'lucide-react/icons/weight'
import Wifi from 'lucide-react/icons/wifi'
import Wind from 'lucide-react/icons/wind'
import Wrench from 'lucide-react/icons/wrench'
import X from 'lucide-react/icons/x'
import Zap from 'lucide-react/icons/zap'
import ZoomIn from 'lucide-react/icons/zoom-in'

/** The drawings of the icons that owners may choose from. Load this file late: it is of use only where icons are shown. */
export const drawings: Readonly<Record<IconName, LucideIcon>> = {
  truck: Truck,
  ship: Ship,
  plane: Plane,
  'train-front': TrainFront,
  forklift: Forklift,
  container: Container,
  package: Package,
  'package-check': PackageCheck,
  boxes: Boxes,
  warehouse: Warehouse,
  factory: Factory,
  hammer: Hammer,
  wrench: Wrench,
  drill: Drill,
  axe: Axe,
  cog: Cog,
  nut: Nut,
  bolt: Bolt,
  anchor: Anchor,
  weight: Weight,
  ruler: Ruler,
  'pencil-ruler': PencilRuler,
  gauge: Gauge,
  scale: Scale,
  microscope: Microscope,
  'flask-conical': FlaskConical,
  'test-tube': TestTube,
  thermometer: Thermometer,
  cpu: Cpu,
  printer: Printer,
  'scan-line': ScanLine,
  flame: Flame,
  droplets: Droplets,
  wind: Wind,
  sun: Sun,
  leaf: Leaf,
  recycle: Recycle,
  'refresh-cw': RefreshCw,
  zap: Zap,
  plug: Plug,
  'battery-charging': BatteryCharging,
  lightbulb: Lightbulb,
  wifi: Wifi,
  'shield-check': ShieldCheck,
  'badge-check': BadgeCheck,
  award: Award,
  medal: Medal,
  'file-text': FileText,
  'file-check': FileCheck,
  'file-down': FileDown,
  'scroll-text': ScrollText,
  'clipboard-check': ClipboardCheck,
  'clipboard-list': ClipboardList,
  download: Download,
  upload: Upload,
  paperclip: Paperclip,
  calendar: Calendar,
  clock: Clock,
  timer: Timer,
  globe: Globe,
  languages: Languages,
  'map-pin': MapPin,
  navigation: Navigation,
  compass: Compass,
  landmark: Landmark,
  users: Users,
  user: User,
  'user-check': UserCheck,
  handshake: Handshake,
  headset: Headset,
  phone: Phone,
  mail: Mail,
  'message-circle': MessageCircle,
  'message-square-quote': MessageSquareQuote,
  send: Send,
  quote: Quote,
  star: Star,
  heart: Heart,
  'thumbs-up': ThumbsUp,
  'chart-line': ChartLine,
  'chart-column': ChartColumn,
  'trending-up': TrendingUp,
  percent: Percent,
  coins: Coins,
  banknote: Banknote,
  'credit-card': CreditCard,
  receipt: Receipt,
  'shopping-cart': ShoppingCart,
  tag: Tag,
  tags: Tags,
  layers: Layers,
  'layout-grid': LayoutGrid,
  list: List,
  image: Image,
  video: Video,
  play: Play,
  pause: Pause,
  link: Link,
  'external-link': ExternalLink,
  lock: Lock,
  key: Key,
  eye: Eye,
  sparkles: Sparkles,
  target: Target,
  rocket: Rocket,
  search: Search,
  'zoom-in': ZoomIn,
  menu: Menu,
  x: X,
  plus: Plus,
  minus: Minus,
  check: Check,
  'circle-check': CircleCheck,
  'circle-alert': CircleAlert,
  'circle-question-mark': CircleQuestionMark,
  'circle-play': CirclePlay,
  info: Info,
  'arrow-right': ArrowRight,
  'arrow-left': ArrowLeft,
  'arrow-up': ArrowUp,
  'arrow-up-right': ArrowUpRight,
  'chevron-right': ChevronRight,
  'chevron-left': ChevronLeft,
  'chevron-down': ChevronDown,
}
