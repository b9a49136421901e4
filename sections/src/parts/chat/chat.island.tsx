import { island } from '@vitrine/renderer'
import { ChatIsland } from './chat-island.tsx'
import { chatWords } from './chat-words.ts'

export default island('chat/chat', ChatIsland, chatWords)
