import { expect, test } from 'vitest'
import { addressBeside } from './address-beside.ts'

test('an address does not repeat the name beside it', () => {
  expect(addressBeside('Kharadi Tower B', 'Kharadi Tower B, Survey 62, Pune')).toBe('Survey 62, Pune')
  expect(addressBeside('Kharadi', 'Kharadi Tower B, Survey 62, Pune')).toBe('Kharadi Tower B, Survey 62, Pune')
  expect(addressBeside('Pune', 'Pune')).toBe('Pune')
})
