// Generated from locales/en.json by `npm run generate`. Do not edit.
import { createProvided } from "../area.ts";

/** The messages of `findings` in locales/en.json. */
export interface FindingsMessages {
  readonly texts: {
    readonly "A request that keeps every rule of the description was refused with {}.": (values: { readonly "0": string | number }) => string;
    readonly "A request that breaks the description ({}) was answered with {} instead of an error.": (values: { readonly "0": string | number; readonly "1": string | number }) => string;
    readonly "The header {} is {}; HTTP expects {}.": (values: { readonly "0": string | number; readonly "1": string | number; readonly "2": string | number }) => string;
    readonly "a text in quotes, such as \"a1\"": string;
    readonly "a number of seconds or an HTTP date": string;
    readonly "an HTTP date": string;
    readonly "The documented header {} is missing.": (values: { readonly "0": string | number }) => string;
    readonly "The header {} is missing; HTTP requires it in an answer with {}.": (values: { readonly "0": string | number; readonly "1": string | number }) => string;
    readonly "The header {} is {}; {} is documented.": (values: { readonly "0": string | number; readonly "1": string | number; readonly "2": string | number }) => string;
    readonly "another value": string;
    readonly "The answer with {} has a body and no Content-Type; {} is documented.": (values: { readonly "0": string | number; readonly "1": string | number }) => string;
    readonly "The body of the answer with {} is {}; {} is documented.": (values: { readonly "0": string | number; readonly "1": string | number; readonly "2": string | number }) => string;
    readonly "The server did not answer in time.": string;
    readonly "The server refused the connection, after it had answered before.": string;
    readonly "The server closed the connection without an answer.": string;
    readonly "The server sent something that is not an HTTP response.": string;
    readonly "The host can't be found.": string;
    readonly "No secure connection could be made.": string;
    readonly "The answer with {} contains {}.": (values: { readonly "0": string | number; readonly "1": string | number }) => string;
    readonly "a stack trace of {}": (values: { readonly "0": string | number }) => string;
    readonly "an error of {}": (values: { readonly "0": string | number }) => string;
    readonly "an error of a database": string;
    readonly "The answer with {} contains the credential of the request.": (values: { readonly "0": string | number }) => string;
    readonly "The server answered with {}; the description names {}.": (values: { readonly "0": string | number; readonly "1": string | number }) => string;
    readonly "The server answered with {}.": (values: { readonly "0": string | number }) => string;
    readonly "The server answered with {} to a valid request.": (values: { readonly "0": string | number }) => string;
    readonly "The server answered with {} to a request that it should refuse ({}).": (values: { readonly "0": string | number; readonly "1": string | number }) => string;
    readonly "The answer with {} has no body; {} is documented.": (values: { readonly "0": string | number; readonly "1": string | number }) => string;
    readonly "The body of the answer with {} is not UTF-8, as JSON has to be (RFC 8259 section 8.1).": (values: { readonly "0": string | number }) => string;
    readonly "The body of the answer with {} is not valid JSON.": (values: { readonly "0": string | number }) => string;
    readonly "{} of the answer with {} is {}; {} is documented.": (values: { readonly "0": string | number; readonly "1": string | number; readonly "2": string | number; readonly "3": string | number }) => string;
    readonly "The answer took {} ms; at most {} ms are allowed.": (values: { readonly "0": string | number; readonly "1": string | number }) => string;
    readonly "event {} is {}; {} is documented.": (values: { readonly "0": string | number; readonly "1": string | number; readonly "2": string | number }) => string;
    readonly "line {} is {}; {} is documented.": (values: { readonly "0": string | number; readonly "1": string | number; readonly "2": string | number }) => string;
    readonly "{} of event {} is {}; {} is documented.": (values: { readonly "0": string | number; readonly "1": string | number; readonly "2": string | number; readonly "3": string | number }) => string;
    readonly "{} of line {} is {}; {} is documented.": (values: { readonly "0": string | number; readonly "1": string | number; readonly "2": string | number; readonly "3": string | number }) => string;
    readonly "The answer contains {}, which is write-only.": (values: { readonly "0": string | number }) => string;
    readonly "The answer has the value of {}, which is write-only, as {}.": (values: { readonly "0": string | number; readonly "1": string | number }) => string;
    readonly "A client that accepts only {} got {}; the description has 406 for it.": (values: { readonly "0": string | number; readonly "1": string | number }) => string;
    readonly "A client that accepts only the documented {} got {}.": (values: { readonly "0": string | number; readonly "1": string | number }) => string;
    readonly "A thing that still has the entity tag {} was sent again with {} instead of 304.": (values: { readonly "0": string | number; readonly "1": string | number }) => string;
    readonly "A call without credentials was answered with {}; the description requires them.": (values: { readonly "0": string | number }) => string;
    readonly "A call with credentials that are made up was answered with {}; the description requires them.": (values: { readonly "0": string | number }) => string;
    readonly "HEAD was answered with {}, GET with {}.": (values: { readonly "0": string | number; readonly "1": string | number }) => string;
    readonly "HEAD has the Content-Type {}, GET has {}.": (values: { readonly "0": string | number; readonly "1": string | number }) => string;
    readonly "HEAD announces {} bytes, GET has {}.": (values: { readonly "0": string | number; readonly "1": string | number }) => string;
    readonly "A repeated request with the same {} got another answer.": (values: { readonly "0": string | number }) => string;
    readonly "A request with the same {} and another body was answered with {}.": (values: { readonly "0": string | number; readonly "1": string | number }) => string;
    readonly "{} was answered with {}; the description does not have it at this path.": (values: { readonly "0": string | number; readonly "1": string | number }) => string;
    readonly "{} got a 405 that does not name the methods of this path: it has no Allow (RFC 9110 section 15.5.6).": (values: { readonly "0": string | number }) => string;
    readonly "OPTIONS lists {}; the description has {} too.": (values: { readonly "0": string | number; readonly "1": string | number }) => string;
    readonly "A page links to itself, so the list never ends.": string;
    readonly "Page {} links to page {}, so the list never ends.": (values: { readonly "0": string | number; readonly "1": string | number }) => string;
    readonly "{} pages in a row are empty and link to a next page, so the list never ends.": (values: { readonly "0": string | number }) => string;
    readonly "A job is still {} after {} seconds.": (values: { readonly "0": string | number; readonly "1": string | number }) => string;
    readonly "Page {} has an item twice.": (values: { readonly "0": string | number }) => string;
    readonly "Page {} has an item of the page before.": (values: { readonly "0": string | number }) => string;
    readonly "The same request was answered with {}, then with {}.": (values: { readonly "0": string | number; readonly "1": string | number }) => string;
    readonly "The same request was answered with the same items in another order.": string;
    readonly "The server answered with 429 and does not say when to try again.": string;
    readonly "The content that was sent is not the content that is read.": string;
    readonly "A removed thing was answered with {}.": (values: { readonly "0": string | number }) => string;
    readonly "A thing that was created was answered with {}.": (values: { readonly "0": string | number }) => string;
    readonly "An update changed the thing, and its ETag is still {}.": (values: { readonly "0": string | number }) => string;
    readonly "A thing of the first user was answered with {} to the second one.": (values: { readonly "0": string | number }) => string;
    readonly "A change was answered with {}, although its If-Match does not hold.": (values: { readonly "0": string | number }) => string;
    readonly "A removed thing was changed with {}.": (values: { readonly "0": string | number }) => string;
    readonly "The answer to an update that changed {} has its old value.": (values: { readonly "0": string | number }) => string;
    readonly "A part of a removed thing was answered with {}.": (values: { readonly "0": string | number }) => string;
    readonly "A removed thing was removed again with {}.": (values: { readonly "0": string | number }) => string;
    readonly "A thing of the first user is in the list of the second one, who can't read it.": string;
    readonly "The thing {} was created, and is not in the list.": (values: { readonly "0": string | number }) => string;
    readonly "The thing {} is in the list more than once.": (values: { readonly "0": string | number }) => string;
    readonly "The thing {} was removed, and is in the list.": (values: { readonly "0": string | number }) => string;
    readonly "The id {} also belongs to a removed thing.": (values: { readonly "0": string | number }) => string;
    readonly "The id {} also belongs to another thing.": (values: { readonly "0": string | number }) => string;
    readonly "Two requests at the same time created things with the id {}.": (values: { readonly "0": string | number }) => string;
    readonly "The documented link {} was answered with {}.": (values: { readonly "0": string | number; readonly "1": string | number }) => string;
    readonly "The Location {} of a new thing points to the thing {}.": (values: { readonly "0": string | number; readonly "1": string | number }) => string;
    readonly "The Location {} of a new thing was answered with {}.": (values: { readonly "0": string | number; readonly "1": string | number }) => string;
    readonly "{} was sent as {}, and {} is read.": (values: { readonly "0": string | number; readonly "1": string | number; readonly "2": string | number }) => string;
    readonly "{} was sent as {}, and {} is read, which is another moment.": (values: { readonly "0": string | number; readonly "1": string | number; readonly "2": string | number }) => string;
    readonly "{} was sent as {}, and {} is read, which is another day.": (values: { readonly "0": string | number; readonly "1": string | number; readonly "2": string | number }) => string;
    readonly "{} was sent as {}, and {} is read: its letters beyond ASCII are not the same.": (values: { readonly "0": string | number; readonly "1": string | number; readonly "2": string | number }) => string;
    readonly "The update replaced {}, and its old items are still read.": (values: { readonly "0": string | number }) => string;
    readonly "The items of {} are read in another order than they were sent in.": (values: { readonly "0": string | number }) => string;
    readonly "A text of length {} was sent as {}, and only its start of length {} is read.": (values: { readonly "0": string | number; readonly "1": string | number; readonly "2": string | number }) => string;
    readonly "{} of the content is {}, and it was sent with {} bytes.": (values: { readonly "0": string | number; readonly "1": string | number; readonly "2": string | number }) => string;
    readonly "Requests that only read have added to a list of {}: it has {} now.": (values: { readonly "0": string | number; readonly "1": string | number }) => string;
    readonly "The update changed {}, and its old value is read.": (values: { readonly "0": string | number }) => string;
    readonly "The update did not name {}, and its value is gone.": (values: { readonly "0": string | number }) => string;
    readonly "The update did not name {}, and its value changed.": (values: { readonly "0": string | number }) => string;
    readonly "PUT left out {}, and its old value is read; it replaces the whole thing (RFC 9110 section 9.3.4).": (values: { readonly "0": string | number }) => string;
    readonly "{} was sent as {}, and it is missing.": (values: { readonly "0": string | number; readonly "1": string | number }) => string;
    readonly "{} was sent with {} different values, and no read has ever shown one.": (values: { readonly "0": string | number; readonly "1": string | number }) => string;
    readonly "A 304 has no ETag; the 200 before has {}.": (values: { readonly "0": string | number }) => string;
    readonly "{} was not sent, and its default is {}; {} is read.": (values: { readonly "0": string | number; readonly "1": string | number; readonly "2": string | number }) => string;
    readonly "A request created {} things with the same values.": (values: { readonly "0": string | number }) => string;
    readonly "A PUT of a thing that is there was answered with 201, as if it were new.": string;
    readonly "{} of the list is {}, and its pages have {} items.": (values: { readonly "0": string | number; readonly "1": string | number; readonly "2": string | number }) => string;
    readonly "The address {} of the next page was answered with {}.": (values: { readonly "0": string | number; readonly "1": string | number }) => string;
    readonly "The copy of a thing is without its {}.": (values: { readonly "0": string | number }) => string;
    readonly "The list has the same items with {} and with {}.": (values: { readonly "0": string | number; readonly "1": string | number }) => string;
    readonly "The list has the same items with {} and without it.": (values: { readonly "0": string | number }) => string;
    readonly "An empty page says that there are more, so the list never ends.": string;
    readonly "A 304 has a body.": string;
    readonly "A preflight does not allow {}, so pages can't make the documented request.": (values: { readonly "0": string | number }) => string;
    readonly "Item {} of the list is on none of its {} pages of {}.": (values: { readonly "0": string | number; readonly "1": string | number; readonly "2": string | number }) => string;
    readonly "The list has {} items; the request has {}={}.": (values: { readonly "0": string | number; readonly "1": string | number; readonly "2": string | number }) => string;
    readonly "{} of the answer is {}; the request has {}={}.": (values: { readonly "0": string | number; readonly "1": string | number; readonly "2": string | number; readonly "3": string | number }) => string;
    readonly "The list is in the same order with {} and with {}.": (values: { readonly "0": string | number; readonly "1": string | number }) => string;
    readonly "The list has the item {}, which was created in another one.": (values: { readonly "0": string | number }) => string;
    readonly "The thing {} was created in another one, and is found in this one.": (values: { readonly "0": string | number }) => string;
    readonly "{} at {}": (values: { readonly "0": string | number; readonly "1": string | number }) => string;
    readonly "another type at {}": (values: { readonly "0": string | number }) => string;
    readonly "without the header {}": (values: { readonly "0": string | number }) => string;
    readonly "with JSON that ends too early": string;
    readonly "with text that is not JSON": string;
    readonly "without its required body": string;
    readonly "with the media type {}": (values: { readonly "0": string | number }) => string;
  };
  readonly value: (values: { readonly value: string | number }) => string;
}

/** Returns these messages, in the language of the page. */
export const findingsText = createProvided<FindingsMessages>("findings", {
  texts: {
    "A request that keeps every rule of the description was refused with {}.": (v) => `A request that keeps every rule of the description was refused with ${v["0"]}.`,
    "A request that breaks the description ({}) was answered with {} instead of an error.": (v) => `A request that breaks the description (${v["0"]}) was answered with ${v["1"]} instead of an error.`,
    "The header {} is {}; HTTP expects {}.": (v) => `The header ${v["0"]} is ${v["1"]}; HTTP expects ${v["2"]}.`,
    "a text in quotes, such as \"a1\"": "a text in quotes, such as \"a1\"",
    "a number of seconds or an HTTP date": "a number of seconds or an HTTP date",
    "an HTTP date": "an HTTP date",
    "The documented header {} is missing.": (v) => `The documented header ${v["0"]} is missing.`,
    "The header {} is missing; HTTP requires it in an answer with {}.": (v) => `The header ${v["0"]} is missing; HTTP requires it in an answer with ${v["1"]}.`,
    "The header {} is {}; {} is documented.": (v) => `The header ${v["0"]} is ${v["1"]}; ${v["2"]} is documented.`,
    "another value": "another value",
    "The answer with {} has a body and no Content-Type; {} is documented.": (v) => `The answer with ${v["0"]} has a body and no Content-Type; ${v["1"]} is documented.`,
    "The body of the answer with {} is {}; {} is documented.": (v) => `The body of the answer with ${v["0"]} is ${v["1"]}; ${v["2"]} is documented.`,
    "The server did not answer in time.": "The server did not answer in time.",
    "The server refused the connection, after it had answered before.": "The server refused the connection, after it had answered before.",
    "The server closed the connection without an answer.": "The server closed the connection without an answer.",
    "The server sent something that is not an HTTP response.": "The server sent something that is not an HTTP response.",
    "The host can't be found.": "The host can't be found.",
    "No secure connection could be made.": "No secure connection could be made.",
    "The answer with {} contains {}.": (v) => `The answer with ${v["0"]} contains ${v["1"]}.`,
    "a stack trace of {}": (v) => `a stack trace of ${v["0"]}`,
    "an error of {}": (v) => `an error of ${v["0"]}`,
    "an error of a database": "an error of a database",
    "The answer with {} contains the credential of the request.": (v) => `The answer with ${v["0"]} contains the credential of the request.`,
    "The server answered with {}; the description names {}.": (v) => `The server answered with ${v["0"]}; the description names ${v["1"]}.`,
    "The server answered with {}.": (v) => `The server answered with ${v["0"]}.`,
    "The server answered with {} to a valid request.": (v) => `The server answered with ${v["0"]} to a valid request.`,
    "The server answered with {} to a request that it should refuse ({}).": (v) => `The server answered with ${v["0"]} to a request that it should refuse (${v["1"]}).`,
    "The answer with {} has no body; {} is documented.": (v) => `The answer with ${v["0"]} has no body; ${v["1"]} is documented.`,
    "The body of the answer with {} is not UTF-8, as JSON has to be (RFC 8259 section 8.1).": (v) => `The body of the answer with ${v["0"]} is not UTF-8, as JSON has to be (RFC 8259 section 8.1).`,
    "The body of the answer with {} is not valid JSON.": (v) => `The body of the answer with ${v["0"]} is not valid JSON.`,
    "{} of the answer with {} is {}; {} is documented.": (v) => `${v["0"]} of the answer with ${v["1"]} is ${v["2"]}; ${v["3"]} is documented.`,
    "The answer took {} ms; at most {} ms are allowed.": (v) => `The answer took ${v["0"]} ms; at most ${v["1"]} ms are allowed.`,
    "event {} is {}; {} is documented.": (v) => `event ${v["0"]} is ${v["1"]}; ${v["2"]} is documented.`,
    "line {} is {}; {} is documented.": (v) => `line ${v["0"]} is ${v["1"]}; ${v["2"]} is documented.`,
    "{} of event {} is {}; {} is documented.": (v) => `${v["0"]} of event ${v["1"]} is ${v["2"]}; ${v["3"]} is documented.`,
    "{} of line {} is {}; {} is documented.": (v) => `${v["0"]} of line ${v["1"]} is ${v["2"]}; ${v["3"]} is documented.`,
    "The answer contains {}, which is write-only.": (v) => `The answer contains ${v["0"]}, which is write-only.`,
    "The answer has the value of {}, which is write-only, as {}.": (v) => `The answer has the value of ${v["0"]}, which is write-only, as ${v["1"]}.`,
    "A client that accepts only {} got {}; the description has 406 for it.": (v) => `A client that accepts only ${v["0"]} got ${v["1"]}; the description has 406 for it.`,
    "A client that accepts only the documented {} got {}.": (v) => `A client that accepts only the documented ${v["0"]} got ${v["1"]}.`,
    "A thing that still has the entity tag {} was sent again with {} instead of 304.": (v) => `A thing that still has the entity tag ${v["0"]} was sent again with ${v["1"]} instead of 304.`,
    "A call without credentials was answered with {}; the description requires them.": (v) => `A call without credentials was answered with ${v["0"]}; the description requires them.`,
    "A call with credentials that are made up was answered with {}; the description requires them.": (v) => `A call with credentials that are made up was answered with ${v["0"]}; the description requires them.`,
    "HEAD was answered with {}, GET with {}.": (v) => `HEAD was answered with ${v["0"]}, GET with ${v["1"]}.`,
    "HEAD has the Content-Type {}, GET has {}.": (v) => `HEAD has the Content-Type ${v["0"]}, GET has ${v["1"]}.`,
    "HEAD announces {} bytes, GET has {}.": (v) => `HEAD announces ${v["0"]} bytes, GET has ${v["1"]}.`,
    "A repeated request with the same {} got another answer.": (v) => `A repeated request with the same ${v["0"]} got another answer.`,
    "A request with the same {} and another body was answered with {}.": (v) => `A request with the same ${v["0"]} and another body was answered with ${v["1"]}.`,
    "{} was answered with {}; the description does not have it at this path.": (v) => `${v["0"]} was answered with ${v["1"]}; the description does not have it at this path.`,
    "{} got a 405 that does not name the methods of this path: it has no Allow (RFC 9110 section 15.5.6).": (v) => `${v["0"]} got a 405 that does not name the methods of this path: it has no Allow (RFC 9110 section 15.5.6).`,
    "OPTIONS lists {}; the description has {} too.": (v) => `OPTIONS lists ${v["0"]}; the description has ${v["1"]} too.`,
    "A page links to itself, so the list never ends.": "A page links to itself, so the list never ends.",
    "Page {} links to page {}, so the list never ends.": (v) => `Page ${v["0"]} links to page ${v["1"]}, so the list never ends.`,
    "{} pages in a row are empty and link to a next page, so the list never ends.": (v) => `${v["0"]} pages in a row are empty and link to a next page, so the list never ends.`,
    "A job is still {} after {} seconds.": (v) => `A job is still ${v["0"]} after ${v["1"]} seconds.`,
    "Page {} has an item twice.": (v) => `Page ${v["0"]} has an item twice.`,
    "Page {} has an item of the page before.": (v) => `Page ${v["0"]} has an item of the page before.`,
    "The same request was answered with {}, then with {}.": (v) => `The same request was answered with ${v["0"]}, then with ${v["1"]}.`,
    "The same request was answered with the same items in another order.": "The same request was answered with the same items in another order.",
    "The server answered with 429 and does not say when to try again.": "The server answered with 429 and does not say when to try again.",
    "The content that was sent is not the content that is read.": "The content that was sent is not the content that is read.",
    "A removed thing was answered with {}.": (v) => `A removed thing was answered with ${v["0"]}.`,
    "A thing that was created was answered with {}.": (v) => `A thing that was created was answered with ${v["0"]}.`,
    "An update changed the thing, and its ETag is still {}.": (v) => `An update changed the thing, and its ETag is still ${v["0"]}.`,
    "A thing of the first user was answered with {} to the second one.": (v) => `A thing of the first user was answered with ${v["0"]} to the second one.`,
    "A change was answered with {}, although its If-Match does not hold.": (v) => `A change was answered with ${v["0"]}, although its If-Match does not hold.`,
    "A removed thing was changed with {}.": (v) => `A removed thing was changed with ${v["0"]}.`,
    "The answer to an update that changed {} has its old value.": (v) => `The answer to an update that changed ${v["0"]} has its old value.`,
    "A part of a removed thing was answered with {}.": (v) => `A part of a removed thing was answered with ${v["0"]}.`,
    "A removed thing was removed again with {}.": (v) => `A removed thing was removed again with ${v["0"]}.`,
    "A thing of the first user is in the list of the second one, who can't read it.": "A thing of the first user is in the list of the second one, who can't read it.",
    "The thing {} was created, and is not in the list.": (v) => `The thing ${v["0"]} was created, and is not in the list.`,
    "The thing {} is in the list more than once.": (v) => `The thing ${v["0"]} is in the list more than once.`,
    "The thing {} was removed, and is in the list.": (v) => `The thing ${v["0"]} was removed, and is in the list.`,
    "The id {} also belongs to a removed thing.": (v) => `The id ${v["0"]} also belongs to a removed thing.`,
    "The id {} also belongs to another thing.": (v) => `The id ${v["0"]} also belongs to another thing.`,
    "Two requests at the same time created things with the id {}.": (v) => `Two requests at the same time created things with the id ${v["0"]}.`,
    "The documented link {} was answered with {}.": (v) => `The documented link ${v["0"]} was answered with ${v["1"]}.`,
    "The Location {} of a new thing points to the thing {}.": (v) => `The Location ${v["0"]} of a new thing points to the thing ${v["1"]}.`,
    "The Location {} of a new thing was answered with {}.": (v) => `The Location ${v["0"]} of a new thing was answered with ${v["1"]}.`,
    "{} was sent as {}, and {} is read.": (v) => `${v["0"]} was sent as ${v["1"]}, and ${v["2"]} is read.`,
    "{} was sent as {}, and {} is read, which is another moment.": (v) => `${v["0"]} was sent as ${v["1"]}, and ${v["2"]} is read, which is another moment.`,
    "{} was sent as {}, and {} is read, which is another day.": (v) => `${v["0"]} was sent as ${v["1"]}, and ${v["2"]} is read, which is another day.`,
    "{} was sent as {}, and {} is read: its letters beyond ASCII are not the same.": (v) => `${v["0"]} was sent as ${v["1"]}, and ${v["2"]} is read: its letters beyond ASCII are not the same.`,
    "The update replaced {}, and its old items are still read.": (v) => `The update replaced ${v["0"]}, and its old items are still read.`,
    "The items of {} are read in another order than they were sent in.": (v) => `The items of ${v["0"]} are read in another order than they were sent in.`,
    "A text of length {} was sent as {}, and only its start of length {} is read.": (v) => `A text of length ${v["0"]} was sent as ${v["1"]}, and only its start of length ${v["2"]} is read.`,
    "{} of the content is {}, and it was sent with {} bytes.": (v) => `${v["0"]} of the content is ${v["1"]}, and it was sent with ${v["2"]} bytes.`,
    "Requests that only read have added to a list of {}: it has {} now.": (v) => `Requests that only read have added to a list of ${v["0"]}: it has ${v["1"]} now.`,
    "The update changed {}, and its old value is read.": (v) => `The update changed ${v["0"]}, and its old value is read.`,
    "The update did not name {}, and its value is gone.": (v) => `The update did not name ${v["0"]}, and its value is gone.`,
    "The update did not name {}, and its value changed.": (v) => `The update did not name ${v["0"]}, and its value changed.`,
    "PUT left out {}, and its old value is read; it replaces the whole thing (RFC 9110 section 9.3.4).": (v) => `PUT left out ${v["0"]}, and its old value is read; it replaces the whole thing (RFC 9110 section 9.3.4).`,
    "{} was sent as {}, and it is missing.": (v) => `${v["0"]} was sent as ${v["1"]}, and it is missing.`,
    "{} was sent with {} different values, and no read has ever shown one.": (v) => `${v["0"]} was sent with ${v["1"]} different values, and no read has ever shown one.`,
    "A 304 has no ETag; the 200 before has {}.": (v) => `A 304 has no ETag; the 200 before has ${v["0"]}.`,
    "{} was not sent, and its default is {}; {} is read.": (v) => `${v["0"]} was not sent, and its default is ${v["1"]}; ${v["2"]} is read.`,
    "A request created {} things with the same values.": (v) => `A request created ${v["0"]} things with the same values.`,
    "A PUT of a thing that is there was answered with 201, as if it were new.": "A PUT of a thing that is there was answered with 201, as if it were new.",
    "{} of the list is {}, and its pages have {} items.": (v) => `${v["0"]} of the list is ${v["1"]}, and its pages have ${v["2"]} items.`,
    "The address {} of the next page was answered with {}.": (v) => `The address ${v["0"]} of the next page was answered with ${v["1"]}.`,
    "The copy of a thing is without its {}.": (v) => `The copy of a thing is without its ${v["0"]}.`,
    "The list has the same items with {} and with {}.": (v) => `The list has the same items with ${v["0"]} and with ${v["1"]}.`,
    "The list has the same items with {} and without it.": (v) => `The list has the same items with ${v["0"]} and without it.`,
    "An empty page says that there are more, so the list never ends.": "An empty page says that there are more, so the list never ends.",
    "A 304 has a body.": "A 304 has a body.",
    "A preflight does not allow {}, so pages can't make the documented request.": (v) => `A preflight does not allow ${v["0"]}, so pages can't make the documented request.`,
    "Item {} of the list is on none of its {} pages of {}.": (v) => `Item ${v["0"]} of the list is on none of its ${v["1"]} pages of ${v["2"]}.`,
    "The list has {} items; the request has {}={}.": (v) => `The list has ${v["0"]} items; the request has ${v["1"]}=${v["2"]}.`,
    "{} of the answer is {}; the request has {}={}.": (v) => `${v["0"]} of the answer is ${v["1"]}; the request has ${v["2"]}=${v["3"]}.`,
    "The list is in the same order with {} and with {}.": (v) => `The list is in the same order with ${v["0"]} and with ${v["1"]}.`,
    "The list has the item {}, which was created in another one.": (v) => `The list has the item ${v["0"]}, which was created in another one.`,
    "The thing {} was created in another one, and is found in this one.": (v) => `The thing ${v["0"]} was created in another one, and is found in this one.`,
    "{} at {}": (v) => `${v["0"]} at ${v["1"]}`,
    "another type at {}": (v) => `another type at ${v["0"]}`,
    "without the header {}": (v) => `without the header ${v["0"]}`,
    "with JSON that ends too early": "with JSON that ends too early",
    "with text that is not JSON": "with text that is not JSON",
    "without its required body": "without its required body",
    "with the media type {}": (v) => `with the media type ${v["0"]}`,
  },
  value: (v) => `${v.value}`,
});
