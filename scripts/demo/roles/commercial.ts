import type { Role } from './role.ts';
import { defineRoles } from './role.ts';

const sales = defineRoles('sales', 'office', [
  {
    title: 'Account Executive | Account Executive, Mid-Market',
    pay: 98,
    levels: 'ammss',
    weight: 3,
    sectors: 'software finance media consulting',
    skills: 'Consultative selling, CRM, Negotiation, Forecasting, Presenting',
    teams: 'Public Sector, Mid-Market',
    intro: `
      Deals take three months, involve five people on the other side and are won by whoever understands the problem best.
      You will have about forty accounts, a fair target and a sales engineer who knows the product inside out.`,
    duties: `
      Run sales from the first conversation to the signature
      Prepare demonstrations around the customer's own cases
      Build a business case that their finance department will accept
      Keep the forecast honest, above all when it hurts
      Negotiate terms within clear limits
      Hand over to customer success without losing what was promised
      Tell product what keeps costing us deals`,
    needs: `
      Success in selling to businesses, with figures you can explain
      Patience with committees and procurement rules
      A manner that customers would describe as straightforward`,
  },
  {
    title: 'Sales Development Representative | Business Development Representative',
    pay: 58,
    levels: 'eea',
    weight: 2,
    sectors: 'software finance consulting staffing',
    skills: 'Prospecting, CRM, Cold calling, Email writing, Research',
    intro: `
      You will open the conversations that others finish, and learn a trade while doing it.
      Most people in this team move on to account management within eighteen months, and we plan for that.`,
    duties: `
      Research companies that could use our help and find out who decides there
      Write short messages that a human would answer
      Call thirty to forty people a day and listen to what they say
      Qualify enquiries fairly, and send away those we can't serve
      Keep the CRM so clean that a colleague can take over at any time
      Test new openings with the team each Monday
      Join account executives in meetings you arranged`,
    needs: `
      A clear voice and a thick skin
      Curiosity about how businesses earn their money
      Discipline with lists and follow-ups`,
  },
  {
    title: 'Key Account Manager | Strategic Account Manager',
    pay: 88,
    levels: 'mmss',
    weight: 2,
    sectors: 'manufacturing logistics agriculture energy retail',
    skills: 'Account planning, Contract negotiation, SAP, Margin analysis, Trade terms',
    intro: `
      Six customers bring in a third of our revenue, and three of them would be yours.
      You will know the buyers, the planners and the people at the loading bay, because all of them decide.`,
    duties: `
      Look after large customers and the yearly talks about volumes and prices
      Plan launches and promotions with their buyers
      Watch margins by product and customer, and act before the year is over
      Solve delivery problems together with planning and transport
      Visit plants, depots and branches regularly
      Negotiate contracts with legal at your side
      Spot what the customer will need next year`,
    needs: `
      Experience with large accounts in trade or industry
      Commercial arithmetic without a calculator
      Readiness to travel two days a week`,
  },
  {
    title: 'Sales Engineer | Solutions Engineer',
    pay: 120,
    levels: 'amms',
    weight: 2,
    sectors: 'software manufacturing energy',
    skills: 'Technical demos, APIs, Requirements analysis, Proof of concept, Tender answers',
    intro: `
      When a customer asks whether it can really do that, you are the one who answers.
      You will stand with one foot in engineering and the other in front of the whiteboard at the customer's.`,
    duties: `
      Show the product with the customer's own data and constraints
      Build proofs of concept that are thrown away with a good conscience
      Answer technical parts of tenders precisely
      Say no early when something doesn't fit
      Train partners and new colleagues in sales
      Bring patterns from the field back to product managers
      Support the first weeks after go-live`,
    needs: `
      A technical degree or apprenticeship plus practice
      Pleasure in explaining
      Honesty in front of an audience`,
  },
  {
    title: 'Retail Sales Assistant | Shop Assistant | Sales Adviser',
    pay: 33,
    levels: 'eeeam',
    setting: 'shop',
    weight: 4,
    sectors: 'retail hospitality',
    skills: 'Customer service, Till, Stock, Visual merchandising, Product knowledge',
    intro: `
      Some customers know exactly what they want; you are there for the others.
      Saturdays are lively, Tuesdays are for deliveries, and no two regulars are alike.`,
    duties: `
      Greet customers, listen and advise without pushing
      Run the till and balance it at closing time
      Unpack deliveries and fill shelves before the doors open
      Dress tables and windows to the monthly plan
      Take returns with the same friendliness as sales
      Check dates, prices and labels
      Keep the shop floor clean and safe`,
    needs: `
      Pleasure in dealing with people, including difficult ones
      Reliability at the start of a shift
      Willingness to work some Saturdays and evenings`,
  },
  {
    title: 'Store Manager | Assistant Store Manager | Branch Manager',
    pay: 56,
    levels: 'msl',
    setting: 'shop',
    weight: 2,
    sectors: 'retail',
    skills:
      'Team leadership, Rostering, Stock control, Sales targets, Recruitment, Loss prevention',
    intro: `
      A good shop has a host, and that would be you.
      You will lead a team of twelve, part-timers included, and decide more yourself than in most chains.`,
    duties: `
      Lead the shop and stand on the floor at busy times
      Plan rosters that respect people's lives and the Saturday rush
      Hire, train and keep good staff
      Watch sales, margin and shrinkage week by week
      Order stock with the season and the street in mind
      Handle complaints that have grown too large for the till
      Carry out stocktaking twice a year`,
    needs: `
      Experience of leading a team in retail
      A grasp of the figures behind a shop
      Hands that are not too fine for a broom`,
  },
  {
    title: 'Export Sales Manager | International Sales Manager',
    pay: 92,
    levels: 'mmss',
    weight: 1,
    sectors: 'manufacturing agriculture',
    skills:
      'Export documentation, Incoterms, Distributor management, Negotiation, Trade fairs, French or Arabic',
    intro: `
      Our products leave the harbour well packed; they also need somebody who knows the people at the other end.
      You will build up distributors in markets where a handshake still comes before the contract.`,
    duties: `
      Find, train and support distributors in six countries
      Agree prices, Incoterms and payment terms that hold
      Prepare and attend three or four trade fairs a year
      Work with dispatch on documents, certificates and deadlines
      Follow exchange rates and rules that touch our orders
      Visit end customers together with the local partner
      Forecast orders by market and season`,
    needs: `
      Export experience in industry or food
      Two foreign languages at a working level
      Readiness to travel about eighty days a year`,
  },
]);

const marketing = defineRoles('marketing', 'office', [
  {
    title: 'Content Editor | Content Writer | Copy Editor',
    pay: 68,
    levels: 'eamms',
    weight: 3,
    sectors: 'software media retail education public-sector consulting hospitality',
    skills: 'Editing, Plain language, CMS, Interviewing, SEO basics, Style guides',
    intro: `
      You will make sure that whatever leaves the house is correct, clear and worth somebody's time.
      We publish less than we used to and edit more; readers have noticed.`,
    duties: `
      Write and edit articles, guides and newsletters
      Interview colleagues and customers, and keep their voice
      Check facts, names and figures before anything goes out
      Look after the style guide and the arguments about it
      Plan topics by quarter with room for the unexpected
      Update or remove old pages on a schedule
      Brief freelancers and return their texts with useful notes`,
    needs: `
      Excellent written language
      A sense of what a reader doesn't know yet
      Experience with a content management system`,
  },
  {
    title: 'SEO Specialist | Search Marketing Manager',
    pay: 74,
    levels: 'amms',
    weight: 2,
    sectors: 'software retail media education finance',
    skills: 'Technical SEO, Search Console, Structured data, Log analysis, SQL, Content strategy',
    intro: `
      Good search results are mostly good housekeeping, and you will hold the broom.
      Two thousand pages earn most of our visits, and twenty thousand earn none; start wherever you like.`,
    duties: `
      Audit templates, links and status codes, and see fixes through with developers
      Research what people really ask, in their words
      Plan content with editors rather than around them
      Look after structured data and check it after each release
      Read server logs to learn what crawlers do
      Report visits and enquiries without confusing the two
      Test page titles and record what was learnt`,
    needs: `
      Experience of technical SEO on a large site
      Ease with spreadsheets, SQL or Python
      Immunity to tricks that work for a month`,
  },
  {
    title: 'Performance Marketing Manager | Paid Media Specialist',
    pay: 84,
    levels: 'amms',
    weight: 2,
    sectors: 'software retail finance hospitality education',
    skills: 'Paid search, Paid social, Attribution, Google Ads, Excel, Experimentation',
    intro: `
      You will spend a real budget and be able to say what each tenth of it brought.
      The team is small, tests are quick, and a lost experiment counts as a result.`,
    duties: `
      Plan and run campaigns in search and social
      Set bids and budgets with margin in mind, not clicks
      Design hold-out tests that show what advertising truly adds
      Write briefs for images and text, and learn from both
      Reconcile platform figures with our own
      Keep consent and tracking within the law
      Report weekly in five lines`,
    needs: `
      Experience with monthly budgets in five figures or more
      A sceptical view of attribution models
      Good spreadsheets`,
  },
  {
    title: 'Brand Manager | Marketing Manager',
    pay: 88,
    levels: 'mmssl',
    weight: 2,
    sectors: 'retail hospitality agriculture media manufacturing finance',
    skills: 'Brand strategy, Campaign planning, Market research, Budgeting, Agency management',
    teams: '',
    intro: `
      People know our name; you will decide what they think of when they hear it.
      You will look after one brand from the shelf to the street poster, with a budget and a small agency.`,
    duties: `
      Plan the marketing year with sales, and adjust it in March
      Brief and guide agencies, photographers and printers
      Commission research and use it, even when it is inconvenient
      Launch new products with everybody who has to sell them
      Keep the budget to within two per cent
      Follow competitors without copying them
      Measure awareness as well as sales`,
    needs: `
      Experience in brand management or campaign planning
      Good taste and the arguments to defend it
      Command of a budget`,
  },
  {
    title: 'Communications Officer | PR Manager | Press Officer',
    pay: 72,
    levels: 'amms',
    weight: 2,
    sectors: 'public-sector energy healthcare education agriculture finance',
    skills:
      'Media relations, Press releases, Crisis communication, Speech writing, Internal communication',
    intro: `
      Journalists call when something went well and more often when it did not; you answer both times.
      You will explain complicated things to people who have a right to know.`,
    duties: `
      Write press releases, speeches and answers to hard questions
      Build relations with local and specialist journalists
      Prepare managers for interviews
      Keep a crisis plan that fits on one page, and rehearse it
      Publish the staff newsletter that staff really read
      Organise public meetings and open days
      Monitor coverage and correct errors politely`,
    needs: `
      Experience in journalism or a press office
      Swift, clean writing under a deadline
      Availability on some weekends, by rota`,
  },
  {
    title: 'Social Media Coordinator | Social Media and Community Manager',
    pay: 54,
    levels: 'eeam',
    weight: 2,
    sectors: 'media retail hospitality education public-sector',
    skills: 'Short video, Copywriting, Community management, Planning tools, Analytics',
    intro: `
      You will be our voice in places where people answer back.
      Short videos, long comment threads and now and then a goat: the week is varied.`,
    duties: `
      Plan and publish posts that fit each channel
      Film and cut short clips with what is at hand
      Answer comments and messages in a human tone
      Notice early when a subject boils over, and tell the press office
      Add captions and image descriptions to everything
      Report what worked, and why you think so
      Collect stories from colleagues all over the company`,
    needs: `
      Examples of posts or clips that you made
      Quick, friendly writing
      A cool head when strangers shout`,
  },
]);

const customerService = defineRoles('customer-service', 'office', [
  {
    title: 'Customer Support Specialist | Customer Support Agent',
    pay: 46,
    levels: 'eeamms',
    weight: 4,
    sectors: 'software retail finance logistics media education energy',
    skills: 'Zendesk, Email support, Live chat, Troubleshooting, Empathy, Writing',
    intro: `
      Customers write to us when something is stuck, and you are the reason why they stay.
      Thirty conversations a day, no scripts, and a team that answers your questions too.`,
    duties: `
      Answer questions by email, chat and telephone
      Find out what really happened before suggesting a cure
      Write replies that settle the matter the first time
      Pass defects on to engineers with everything they need
      Improve help articles whenever one has failed a customer
      Decide on refunds and goodwill within generous limits
      Mark patterns, so that next month's problem is smaller`,
    needs: `
      Clear and friendly writing
      Patience that lasts until half past four
      A feeling for software and its moods`,
  },
  {
    title: 'Customer Success Manager',
    pay: 90,
    levels: 'amms',
    weight: 2,
    sectors: 'software finance education',
    skills: 'Onboarding, Account planning, Training, Churn analysis, Presenting',
    teams: 'Enterprise, Public Sector',
    intro: `
      The contract is signed; now the customer has to get what they hoped for.
      You will look after some thirty customers and know each of them by more than the invoice.`,
    duties: `
      Guide new customers from kick-off to daily use
      Agree goals in their words and look at them together each quarter
      Train users, in person or in webinars that are not boring
      Notice falling use before they cancel
      Prepare renewals with no surprises on either side
      Bring product managers and customers to one table
      Collect good examples, with permission, for others`,
    needs: `
      Experience in customer success, consulting or training
      Ease with managers and with daily users
      Organised habits across many accounts`,
  },
  {
    title: 'Contact Centre Agent | Call Centre Agent | Customer Adviser (Telephone)',
    pay: 38,
    levels: 'eeea',
    weight: 3,
    sectors: 'finance energy public-sector retail logistics healthcare',
    skills: 'Telephone manner, Data entry, De-escalation, Typing, CRM',
    intro: `
      You are the first voice people hear, often on a day that was not going well.
      We count solved problems rather than seconds, and you may take the time a caller needs.`,
    duties: `
      Take about fifty calls a day on bills, appointments and deliveries
      Find the caller's record and check that it is really them
      Explain rules in words that help
      Calm people down, and know when to hand over
      Note each call so that nobody has to tell it twice
      Call back when you said you would
      Suggest changes to letters that cause needless calls`,
    needs: `
      A warm telephone voice
      Typing while listening
      Work in shifts between 7 am and 9 pm, planned four weeks ahead`,
  },
  {
    title: 'Complaints Handler | Complaints Resolution Officer',
    pay: 52,
    levels: 'amms',
    weight: 1,
    sectors: 'finance public-sector energy retail healthcare',
    skills: 'Investigation, Letter writing, Regulation, Root cause analysis, Negotiation',
    intro: `
      Every complaint is a free report on something we do badly.
      You will have the authority to put things right and the standing to stop them from recurring.`,
    duties: `
      Investigate complaints from first letter to final answer
      Speak to the customer before reading the file's version
      Weigh evidence fairly, even against colleagues
      Write replies that a regulator could read with approval
      Decide on redress within your limits
      Meet deadlines set by law
      Report causes to the managers who can remove them`,
    needs: `
      Experience with complaints or claims
      A balanced mind and a good pen
      Knowledge of the rules for the trade, or quick study`,
  },
  {
    title: 'Claims Handler | Claims Adjuster | Motor Claims Handler',
    pay: 54,
    levels: 'eamms',
    weight: 1,
    sectors: 'finance',
    skills: 'Claims assessment, Policy wording, Negotiation, Fraud awareness, Guidewire',
    intro: `
      A burst pipe, a dented door, a stolen bicycle: you will see to it that a bad day doesn't become a bad month.
      Claims are read by people here, and small ones are often paid within the hour.`,
    duties: `
      Take claims by telephone and explain the next steps
      Check cover against the policy's wording
      Appoint surveyors and repairers, and follow them up
      Agree settlements that are fair and can be explained
      Notice what doesn't fit, without treating customers as suspects
      Keep reserves current
      Help colleagues after storms, when everything comes at once`,
    needs: `
      Experience in insurance, repair or law, or a talent for all three
      Exact reading
      Kindness on the telephone`,
  },
  {
    title: 'Technical Support Engineer | Tier 2 Support Engineer',
    pay: 74,
    levels: 'eamms',
    weight: 2,
    sectors: 'software manufacturing energy',
    skills: 'Linux, SQL, Log analysis, HTTP, Scripting, Ticketing',
    intro: `
      The easy questions never reach you; the rest is detective work.
      You will sit between customers' administrators and our developers, and speak both languages.`,
    duties: `
      Reproduce faults from logs, traces and patient questions
      Write SQL and small scripts to see what happened
      Find workarounds that hold until the fix arrives
      Write bug reports that developers thank you for
      Join calls with a customer's own engineers
      Document causes, so that the next case takes minutes
      Take part in a follow-the-sun rota without night work`,
    needs: `
      Knowledge of Linux, networks and HTTP
      Reading knowledge of at least one programming language
      Tenacity`,
  },
]);

export const COMMERCIAL_ROLES: Role[] = [...sales, ...marketing, ...customerService];
