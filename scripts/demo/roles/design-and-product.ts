import type { Role } from './role.ts';
import { defineRoles } from './role.ts';

const design = defineRoles('design', 'office', [
  {
    title: 'Product Designer | Digital Product Designer',
    pay: 112,
    levels: 'emmssl',
    weight: 3,
    sectors: 'software finance media retail education healthcare',
    skills:
      'Figma, Prototyping, Interaction design, Accessibility, Design systems, User interviews',
    teams: 'Onboarding, Booking, Core Product',
    intro: `
      You will design the screens on which people do the least glamorous and most important part of their work.
      Designers here sit in the product teams, show unfinished work early and stay until the release.`,
    duties: `
      Turn a muddled request into a flow that a first-time user can finish without help
      Prototype in Figma or in code, whichever answers the question sooner
      Test with five real users before the team falls in love with an idea
      Contribute patterns to the design system, with states for empty, slow and wrong
      Write the words in the interface, or edit them until they are short
      Check contrast, focus order and zoom to 400 per cent as a matter of course
      Stay with a feature after launch and fix what the support tickets say`,
    needs: `
      A portfolio that shows decisions and dead ends as well as final screens
      Command of interaction design and typography
      Practice in working closely with engineers`,
  },
  {
    title: 'UX Researcher | User Researcher',
    pay: 105,
    levels: 'amms',
    sectors: 'software public-sector finance media healthcare',
    skills: 'Interviews, Usability testing, Survey design, Thematic analysis, Research operations',
    intro: `
      Our teams have opinions; you will bring them evidence.
      The people we most need to hear from seldom answer surveys, so you will go and meet them.`,
    duties: `
      Plan studies that answer the question behind the question
      Recruit participants who are not our friends, including people with disabilities
      Moderate interviews and usability sessions, remotely and on site
      Analyse notes with the team in the room, not in a report they never open
      Keep a library of findings that can be searched a year later
      Design short surveys that would survive a statistician's look
      Coach designers who run their own small tests`,
    needs: `
      Experience of qualitative research from recruitment to recommendation
      A calm, curious way of asking
      Knowledge of consent and data protection in research`,
  },
  {
    title: 'Graphic Designer | Visual Designer',
    pay: 66,
    levels: 'eemms',
    weight: 3,
    sectors: 'media retail hospitality education consulting public-sector',
    skills:
      'Adobe InDesign, Illustrator, Typography, Print production, Brand guidelines, Packaging',
    intro: `
      From the sign above the door to the smallest label, you will see your work in use every day.
      A studio of three makes everything that carries our mark, in print and on screen.`,
    duties: `
      Design brochures, posters, packaging and campaign graphics from brief to artwork
      Prepare print-ready files and check proofs at the printer's when it matters
      Keep templates in order, so that colleagues can help themselves
      Brief photographers and illustrators, and edit what comes back
      Look after the brand guidelines and bend them with reason
      Adapt layouts to several languages, including long German words
      Juggle three deadlines without losing the kerning`,
    needs: `
      A portfolio with print as well as screen work
      Sound typography and a good command of the Adobe tools
      Experience of print production`,
  },
  {
    title: 'Service Designer',
    pay: 104,
    levels: 'mmsl',
    weight: 1,
    sectors: 'public-sector consulting healthcare finance',
    skills: 'Service blueprints, Workshop facilitation, Journey mapping, Prototyping, Policy',
    intro: `
      A form is the visible tenth of a service; you will work on the other nine.
      The service crosses four departments and two counters, and nobody has yet seen it whole.`,
    duties: `
      Follow cases from the first letter to the last signature and map what happens
      Run workshops in which clerks, lawyers and residents understand each other
      Prototype new steps with paper and people before anybody builds software
      Write plain-language letters and test whether they are understood
      Find the rule that causes the queue, and the person who can change it
      Measure failure demand and report it without blame
      Hand over designs that the team can carry on alone`,
    needs: `
      Experience of service design in an organisation with rules
      Skill in leading rooms full of differing interests
      Clear writing and drawing`,
  },
  {
    title: 'Motion Designer | Motion Graphics Artist',
    pay: 78,
    levels: 'amms',
    weight: 1,
    sectors: 'media consulting education',
    skills: 'After Effects, Cinema 4D, Storyboarding, Typography in motion, Sound sync',
    intro: `
      Twelve seconds have to do the work of a page, and you will decide what moves in each of them.
      We make title sequences, explainers and the odd thing that is simply beautiful.`,
    duties: `
      Storyboard and animate short films from script to final render
      Build type and character rigs that colleagues can reuse
      Work with sound designers so that picture and sound land together
      Keep project files clean enough for somebody else's night shift
      Produce versions in several formats and languages
      Pitch looks with style frames and a good reason
      Review work in daily rushes, kindly and precisely`,
    needs: `
      A reel of work you made yourself, with notes on your part
      Very good After Effects and some 3D
      A sense of rhythm`,
  },
  {
    title: 'Interior Designer | Interior Architect, Hospitality',
    pay: 72,
    levels: 'amms',
    weight: 1,
    sectors: 'construction hospitality retail',
    skills: 'AutoCAD, SketchUp, FF&E schedules, Lighting design, Material sampling',
    setting: 'office',
    intro: `
      Rooms are used hard: chairs are dragged, walls are leant against, and lights stay on all night.
      You will take interiors from the first sketch to the day the first guest sits down.`,
    duties: `
      Plan rooms with kitchens, cleaners and wheelchair users in mind
      Draw details and schedules that joiners can build from
      Choose materials that look better after five years of wear
      Keep furniture budgets and lead times under control
      Visit sites weekly during fit-out and settle questions on the spot
      Prepare sample boards and present them to owners
      Work out lighting scenes with the electrical planner`,
    needs: `
      A degree in interior architecture or design
      Detailed drawing skills in AutoCAD or a similar tool
      Experience of at least one project taken through to opening`,
  },
]);

const product = defineRoles('product', 'office', [
  {
    title: 'Product Manager | Product Manager, Mobile',
    pay: 132,
    levels: 'ammssl',
    weight: 3,
    sectors: 'software finance media retail healthcare education logistics',
    skills: 'Discovery, Roadmapping, SQL, Experimentation, Pricing, Stakeholder management',
    teams: 'Growth, Core Product, Payments',
    intro: `
      One team, one problem worth solving, and the freedom to decide how: that is what you get.
      You will be judged by what changed for customers and not by the number of tickets closed.`,
    duties: `
      Talk to customers every week and write down what they really said
      Choose the next problem with your team, and explain what you left out
      Write one-page briefs that engineers and designers can argue with
      Read the data yourself, in SQL if need be
      Plan releases with support, sales and legal so that nobody is surprised
      Stop projects that no longer make sense
      Share results each month, the disappointing ones first`,
    needs: `
      Experience of taking a product from a hunch to steady use
      Numeracy, and caution with it
      Writing that busy people finish reading`,
  },
  {
    title: 'Technical Product Manager | Product Manager, Platform and APIs',
    pay: 145,
    levels: 'mmsp',
    weight: 2,
    sectors: 'software finance logistics energy',
    skills: 'API design, OpenAPI, Developer experience, SQL, Roadmapping',
    teams: 'Developer Platform, Integrations',
    intro: `
      Your users are developers, inside and outside the company, and they will tell you plainly what is wrong.
      The API carries more traffic than the website, and deserves as much care.`,
    duties: `
      Own the roadmap of our public API and the documents around it
      Plan deprecations that partners can follow without a crisis
      Try every new endpoint as a stranger would, from the quick start onwards
      Agree limits and prices that are fair and can be explained
      Work with security on scopes, keys and audit trails
      Prioritise platform work against features with figures rather than volume
      Run a quarterly call with partner developers`,
    needs: `
      A technical background: you have built or run software yourself
      Experience with developer-facing products
      Precise language, because an API is a promise`,
  },
  {
    title: 'Product Owner | Product Owner, Internal Tools',
    pay: 98,
    levels: 'amms',
    weight: 2,
    sectors: 'finance manufacturing retail logistics public-sector healthcare',
    skills: 'Backlog management, User stories, Jira, Process analysis, Acceptance testing',
    intro: `
      Two hundred colleagues work in the tools you will look after, and most of them sit one floor down.
      You will be the link between a development team and the departments that depend on it.`,
    duties: `
      Keep a backlog that is short, ordered and understood
      Spend a day a month at the desk of somebody who uses the tool
      Write stories with examples, limits and a reason
      Accept work against real cases before it goes live
      Organise training and notes for each release
      Balance law, safety and convenience when they disagree
      Report progress to the steering group without a wall of slides`,
    needs: `
      Experience as a product owner, business analyst or power user
      Knowledge of the way offices, warehouses or clinics really run
      Diplomacy with a clear end`,
  },
  {
    title: 'Product Operations Manager | Product Operations Specialist',
    pay: 96,
    levels: 'ams',
    weight: 1,
    sectors: 'software finance media',
    skills: 'Release management, Tooling, Analytics, Documentation, Process design',
    intro: `
      Eight product teams do good work in eight different ways; you will make it add up.
      Nobody should have to ask twice what was released last week, and today they do.`,
    duties: `
      Run the release calendar and the notes that go with it
      Set up one place for customer feedback and keep it tidy
      Give product managers the figures they need before they ask
      Prepare quarterly planning so that it takes two days and not two weeks
      Choose, introduce and sometimes abolish tools
      Onboard new product people in their first month
      Look for the process that nobody would miss`,
    needs: `
      Experience in product, programme or support operations
      Skill with spreadsheets, SQL or both
      Energy for details that others overlook`,
  },
  {
    title: 'Head of Product | Director of Product',
    pay: 180,
    levels: 'd',
    weight: 1,
    sectors: 'software finance media education',
    skills: 'Product strategy, Leadership, Portfolio planning, Pricing, Research',
    setting: 'office',
    intro: `
      The product has found its market; now it needs a shape that lasts longer than the next deal.
      You will lead nine product managers and researchers and sit in the management team.`,
    duties: `
      Write a product strategy that fits on two pages and decides things
      Lead, coach and hire product managers
      Balance large customers' wishes against the health of the whole
      Set prices and packages together with sales and finance
      Make research a habit in every team
      Present to the board each quarter, with what we got wrong
      Close products that take more than they give`,
    needs: `
      Several years of leading product people through change
      A strategy you can show the results of
      Steadiness under pressure from all sides`,
  },
]);

export const DESIGN_AND_PRODUCT_ROLES: Role[] = [...design, ...product];
