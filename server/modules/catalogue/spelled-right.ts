// Correctly spelled words that no machine has; read from the release with the first question.
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { wordsOf } from './words.rules.ts'

const FOLDER = new URL('../../../database/seed/data/', import.meta.url)
const textOf = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8')

const City = z.object({ name: z.string(), state: z.string(), aliases: z.array(z.string()) })
const Cities = z.object({ keyMetroCities: z.array(City), otherCities: z.array(City) })

function placeNames() {
  const { keyMetroCities, otherCities } = Cities.parse(JSON.parse(textOf('cities.json')))
  return [...keyMetroCities, ...otherCities].flatMap(({ name, state, aliases }) => [name, state, ...aliases])
}

const readWords = () => new Set([...textOf('english-words.txt').split('\n'), ...placeNames().flatMap(wordsOf)])
let words: ReadonlySet<string> | undefined

/** Whether a lower-case word is plain English or a place name, so that it stands for itself (decision 21). */
export const isSpelledRight = (word: string) => (words ??= readWords()).has(word)
