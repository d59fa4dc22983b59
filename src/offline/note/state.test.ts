import {expect, it} from 'vitest';
import {noteWords} from '../words';
import {noteText} from './state';

const origin = {on: new Date(2026, 10, 22, 14, 5), release: '20261122-1a'};
const connection = {isCopy: false, isOnline: true, hasBeenOffline: false};

it.each([
  [connection, undefined],
  [{...connection, hasBeenOffline: true}, undefined],
  [
    {...connection, isOnline: false, hasBeenOffline: true},
    /^Du är offline\. Du läser handboken som den var 22 november 2026/,
  ],
  [{...connection, isCopy: true}, /^Webbplatsen svarar inte\. Du läser .*\(utgåva 20261122-1a\)\.$/],
  [{...connection, isCopy: true, isOnline: false, hasBeenOffline: true}, /^Du är offline\. Du läser/],
  [{...connection, isCopy: true, hasBeenOffline: true}, /^Du har nät igen\. Du läser/],
])('%j', (state, expected) => {
  const text = noteText(state, origin, noteWords('sv'), 'sv-SE');
  return expected ? expect(text).toMatch(expected) : expect(text).toBeUndefined();
});

it('names no release where the host does not', () =>
  expect(noteText({...connection, isCopy: true}, {...origin, release: ''}, noteWords('en'), 'en-GB')).toMatch(
    /^The site does not answer\. This is the handbook as it was on 22 November 2026[^()]*\.$/,
  ));
