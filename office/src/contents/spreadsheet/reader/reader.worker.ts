import { createAnswerer, type ReaderQuestion } from './answer.ts'

const answer = createAnswerer((message) => postMessage(message))

addEventListener('message', ({ data }: MessageEvent<ReaderQuestion>) => void answer(data))
